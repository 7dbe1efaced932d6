import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/education/report/report'
import type { Receipt } from '#contract/education/report/sections'
import { PeopleTable } from '#src/kits/education/people-table'
import { PhotoList } from '#src/kits/education/photo-list'
import { PlanAndTrip } from '#src/kits/education/plan-and-trip'
import { ReceiptSum } from '#src/kits/education/receipt-sum'
import { AcceptedWords, ReceiptTable } from '#src/kits/education/receipt-table'
import { useReportFile } from './use-report-files'

/** All answers of a report, by section. */
export function ReportAnswers({ report }: { report: Report }) {
  const { t } = useTranslation('education.report')
  const { load, save } = useReportFile(report.id)
  const { plan, written, decisions, granted_won, program, files } = report
  const open = ({ file_id }: Receipt) => {
    const file = files.find(({ id }) => id === file_id)
    if (file) void save(file)
  }
  const accepted = (receipt: Receipt) => <AcceptedWords receipt={receipt} decisions={decisions} />
  return (
    <div className="stack-8">
      <section className="stack-3">
        <h3 className="text-lg font-bold">{t('section.days')}</h3>
        <PlanAndTrip plan={plan.trip} report={written.days} />
      </section>
      <section className="stack-3">
        <h3 className="text-lg font-bold">{t('section.people')}</h3>
        <PeopleTable plan={plan.people} report={written.people} />
      </section>
      <section className="stack-3">
        <h3 className="text-lg font-bold">{t('section.receipts')}</h3>
        <ReceiptTable
          lines={written.receipts.lines}
          figures={program.figures}
          onOpen={open}
          {...(decisions.length > 0 && { accepted })}
        />
        {written.receipts.why && (
          <p className="wrap-anywhere whitespace-pre-line">
            <span className="text-muted">{t('receipts.why')}: </span>
            {written.receipts.why}
          </p>
        )}
        <ReceiptSum lines={written.receipts.lines} granted_won={granted_won} />
      </section>
      <section className="stack-3">
        <h3 className="text-lg font-bold">{t('section.photos')}</h3>
        <PhotoList photos={written.photos} load={load} />
      </section>
    </div>
  )
}
