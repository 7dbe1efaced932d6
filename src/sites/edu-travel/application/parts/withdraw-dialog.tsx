import { useTranslation } from 'react-i18next'
import { application as contract, Withdrawal } from '#contract/education/application'
import { applicationLimits } from '#contract/education/limits'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'

/** Withdraws an application, with a reason. */
export function WithdrawDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('edu-travel.application')
  const form = useZodForm(Withdrawal, { reason: '' })
  const withdraw = useCall(contract.withdraw, { errors: 'page', refreshes: [contract.detail, contract.list] })
  const send = async (body: { reason: string }) => {
    await withdraw.mutateAsync({ params: { id }, body })
    toast.info(t('detail.withdrawn'))
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('detail.withdrawTitle')}
      description={t('detail.withdrawText')}
      place="sheet"
      stays
    >
      <Form form={form} onSubmit={send} label={t('detail.withdrawTitle')}>
        <TextArea name="reason" label={t('detail.reason')} rows={4} max={applicationLimits.reason} />
        <SubmitButton variant="danger">{t('detail.withdraw')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
