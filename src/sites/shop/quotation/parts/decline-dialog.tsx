import { useTranslation } from 'react-i18next'
import { quotation as contract } from '#contract/quotation'
import { QuotationWords } from '#contract/quotation-draft'
import { quotationTexts } from '#contract/quotation-limits'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'

interface DeclineDialogProps {
  id: string
  open: boolean
  onClose: () => void
}

/** Declines an offer, with a reason that the operators read. */
export function DeclineDialog({ id, open, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('shop.quotation')
  const form = useZodForm(QuotationWords, { content: '' })
  const decline = useCall(contract.decline, { errors: 'page', refreshes: [contract.detail, contract.list] })
  const send = async (body: QuotationWords) => {
    await decline.mutateAsync({ params: { id }, body })
    onClose()
    toast.info(t('act.declined'))
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('act.declineTitle')} place="sheet" stays>
      <p className="mb-5 text-muted">{t('act.declineText')}</p>
      <Form form={form} onSubmit={send} label={t('act.declineTitle')}>
        <TextArea name="content" label={t('act.reason')} rows={4} max={quotationTexts.content} />
        <SubmitButton variant="danger">{t('act.decline')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
