import { useTranslation } from 'react-i18next'
import { differencesOf } from '#contract/education/report/differences'
import type { Report } from '#contract/education/report/report'
import { DifferenceList } from '#src/kits/education/difference-list'
import { PaymentNote } from '#src/kits/education/payment-note'
import { Alert } from '#src/ui/alert'
import { Card } from '#src/ui/card'
import { Side } from '#src/ui/side'
import { ReportAnswers } from './report-answers'

/** A submitted report, read-only. */
export function ReportRead({ report }: { report: Report }) {
  const { t } = useTranslation('edu-travel.report')
  const { t: ofKit } = useTranslation('education.report')
  const { plan, granted_won, program } = report
  const differences = differencesOf(report.written, { plan, granted_won, figures: program.figures })
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Side kind="side" as="aside" className="min-w-0 lg:order-last">
        <Card as="section" className="stack-4">
          <h2 className="text-lg font-bold">{ofKit('difference.title')}</h2>
          <DifferenceList differences={differences.map((each) => ({ ...each, isLarge: false }))} />
        </Card>
      </Side>
      <div className="min-w-0 stack-8">
        <Alert tone={report.status === 'completed' ? 'success' : 'info'}>
          {report.status === 'completed' ? t('read.completed') : t('read.submitted')}
        </Alert>
        <PaymentNote report={report} />
        <ReportAnswers report={report} />
      </div>
    </div>
  )
}
