import { useTranslation } from 'react-i18next'
import { booking } from '#contract/booking'
import { cancellation, RefundAccount } from '#contract/cancellation'
import type { Booking } from '#contract/order'
import { useCall } from '#src/api/query'
import { AccountFields, noAccount } from '#src/kits/booking/account-fields'
import { useContentLang } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'

interface RefundAccountDialogProps {
  bookingId: Booking['id']
  open: boolean
  onClose: () => void
}

/** Asks for the account to refund to. */
export function RefundAccountDialog({ bookingId, open, onClose }: RefundAccountDialogProps) {
  const { t } = useTranslation('shop.booking')
  const lang = useContentLang()
  const form = useZodForm(RefundAccount, noAccount)
  const name = useCall(cancellation.refundAccount, { errors: 'page', refreshes: [booking.detail] })
  const send = async (body: RefundAccount) => {
    await name.mutateAsync({ params: { id: bookingId }, query: { lang }, body })
    onClose()
    form.reset()
    toast.success(t('refund.accountSaved'))
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('refund.accountTitle')} size="sm" place="sheet" stays>
      <Form form={form} onSubmit={send} label={t('refund.accountTitle')}>
        <AccountFields />
        <SubmitButton wide>{t('refund.save')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
