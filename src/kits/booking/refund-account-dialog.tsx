import { cancellation, RefundAccount } from '#contract/cancellation'
import { useCall } from '#src/api/query'
import { useContentLang } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { AccountFields, noAccount } from './account-fields'
import type { RefundAccountProps } from './refund-account-words'

interface RefundAccountDialogProps extends RefundAccountProps {
  open: boolean
  onClose: () => void
}

/** Asks for the account to refund to. */
export function RefundAccountDialog({ bookingId, words, refreshes, open, onClose }: RefundAccountDialogProps) {
  const lang = useContentLang()
  const form = useZodForm(RefundAccount, noAccount)
  const account = useCall(cancellation.refundAccount, { errors: 'page', refreshes })
  const send = async (body: RefundAccount) => {
    await account.mutateAsync({ params: { id: bookingId }, query: { lang }, body })
    onClose()
    form.reset()
    toast.success(words.saved)
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.title} size="sm" place="sheet" stays>
      <Form form={form} onSubmit={send} label={words.title}>
        <AccountFields />
        <SubmitButton wide>{words.save}</SubmitButton>
      </Form>
    </Dialog>
  )
}
