import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Application, application as contract } from '#contract/education/application'
import { mayStep } from '#contract/education/status'
import { call } from '#src/api/call'
import { useDates } from '#src/session/dates'
import { Button, ButtonLink } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { paths } from '../../site'
import { stepPath } from './use-step'
import { WithdrawDialog } from './withdraw-dialog'

/** A link to the report, with its due date or that it is late. */
function ReportLink({ application: { id, status, program }, due }: { application: Application; due: string }) {
  const { t } = useTranslation('edu-travel.application')
  const dates = useDates()
  const isOpen = status === 'report_due' || status === 'report_revision_requested'
  const isLate = status === 'report_due' && due < program.today
  return (
    <>
      {status === 'report_due' && (
        <p className={isLate ? 'font-semibold text-error' : 'text-muted'}>
          {t(isLate ? 'detail.reportLate' : 'detail.reportDue', { day: dates.day(due) })}
        </p>
      )}
      <ButtonLink wide to={paths.report(id)} variant={isOpen ? 'primary' : 'secondary'}>
        {t(status === 'report_due' ? 'detail.reportWrite' : isOpen ? 'detail.reportRevise' : 'detail.reportRead')}
      </ButtonLink>
    </>
  )
}

/** The acts available on an application. */
export function DetailActions({ application }: { application: Application }) {
  const { t } = useTranslation('edu-travel.application')
  const [isPrinting, setIsPrinting] = useState(false)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { id, number, status, open, arrival, submitted_at, report_due, program } = application
  const [firstOpen] = open
  const hasBegun = status === 'approved' && arrival !== null && arrival <= program.today
  const print = async () => {
    setIsPrinting(true)
    try {
      saveFile(await call(contract.print, { params: { id } }, { errors: 'page' }), `${number}.pdf`)
    } catch {
      toast.error(t('detail.printFailed'))
    } finally {
      setIsPrinting(false)
    }
  }
  return (
    <div className="stack-3">
      {firstOpen && (
        <ButtonLink wide to={stepPath(id, firstOpen)}>
          {status === 'draft' ? t('detail.continue') : t('detail.revise')}
        </ButtonLink>
      )}
      {report_due && <ReportLink application={application} due={report_due} />}
      {submitted_at && (
        <Button
          wide
          variant="secondary"
          busy={isPrinting}
          icon={<Download className="size-5" />}
          onClick={() => void print()}
        >
          {t('detail.print')}
        </Button>
      )}
      {mayStep('withdraw', status, 'applicant') && !hasBegun && (
        <Button wide size="sm" variant="ghost" onClick={() => setIsWithdrawing(true)}>
          {t('detail.withdraw')}
        </Button>
      )}
      <WithdrawDialog id={id} open={isWithdrawing} onClose={() => setIsWithdrawing(false)} />
    </div>
  )
}
