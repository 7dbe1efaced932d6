import { useTranslation } from 'react-i18next'
import { Payment, type ReviewedReport, reportDesk } from '#contract/education/report/desk'
import { payableWon } from '#contract/education/report/payment'
import { useCall } from '#src/api/query'
import { useWon } from '#src/session/use-won'
import { DateField } from '#src/ui/form/date-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { afterAct } from '../queries'

/** Records the payment, which completes the application. */
export function CompleteReport({ report, onDone }: { report: ReviewedReport; onDone: () => void }) {
  const { t } = useTranslation('edu-admin.report')
  const sayWon = useWon()
  const { id, written, decisions, granted_won, program } = report
  const won = payableWon(written.receipts.lines, decisions, granted_won)
  const form = useZodForm(Payment, { won, paid_on: program.today, reference: '' })
  const complete = useCall(reportDesk.complete, { errors: 'page', refreshes: afterAct })
  const send = async (body: Payment) => {
    await complete.mutateAsync({ params: { id }, body: { ...body, won } })
    toast.success(t('complete.done'))
    onDone()
  }
  return (
    <Form form={form} onSubmit={send} label={t('complete.title')}>
      <p>{t('complete.lead', { won: sayWon(won), left: sayWon(granted_won - won) })}</p>
      <DateField name="paid_on" label={t('complete.day')} />
      <TextField name="reference" label={t('complete.reference')} maxLength={100} />
      <SubmitButton>{t('complete.send')}</SubmitButton>
    </Form>
  )
}
