import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedReport } from '#contract/education/report/desk'
import { undecided } from '#contract/education/report/payment'
import { useDesk } from '#src/kits/desk/desk'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'
import { AskReportBack } from './ask-report-back'
import { CompleteReport } from './complete-report'

/** The acts on a waiting report: asking back and, for a chief, the payment. */
export function PanelActions({ report }: { report: ReviewedReport }) {
  const { t } = useTranslation('edu-admin.report')
  const [open, setOpen] = useState<'askBack' | 'complete'>()
  const isChief = useDesk().has('chief')
  const isWaiting = report.status === 'report_submitted'
  const isDecided = undecided(report.written.receipts.lines, report.decisions).length === 0
  const close = () => setOpen(undefined)
  return (
    <>
      {isWaiting && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('askBack')}>
          {t('askBack.open')}
        </Button>
      )}
      {isWaiting && isChief && (
        <Button size="sm" disabled={!isDecided} onClick={() => setOpen('complete')}>
          {t('complete.open')}
        </Button>
      )}
      {/* A dialog stays when a colleague settles the report meanwhile: what was typed is not lost, and sending it is refused. */}
      <Dialog
        open={open === 'askBack'}
        onClose={close}
        title={t('askBack.title')}
        description={t('askBack.lead')}
        size="lg"
        place="sheet"
        stays
      >
        <AskReportBack report={report} onDone={close} />
      </Dialog>
      <Dialog open={open === 'complete'} onClose={close} title={t('complete.title')} stays>
        <CompleteReport report={report} onDone={close} />
      </Dialog>
    </>
  )
}
