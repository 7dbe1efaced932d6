import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type DeskQuote, DeskReason, desk } from '#contract/desk'
import { useWon } from '#src/session/use-won'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Facts } from '#src/ui/facts'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { cancellationQuote } from '../queries'
import { useAct } from './use-act'

/** Cancels a reservation on the customer's behalf: the refund is shown first, and the reason is mailed (product §4). */
export function CancelDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin.reservations')
  const lang = useContentLang()
  const { data: quote, error, refetch } = useQuery(cancellationQuote(id, lang))
  return (
    <Dialog open stays onClose={onClose} title={t('cancel.title')} description={t('cancel.text')} place="sheet">
      {error ? <Alert tone="error">{error.message}</Alert> : !quote && <p role="status">{t('cancel.loading')}</p>}
      {quote && !error && <CancelForm id={id} quote={quote} again={() => void refetch()} onClose={onClose} />}
    </Dialog>
  )
}

interface CancelFormProps {
  id: string
  quote: DeskQuote
  /** Refetches the quote. */
  again: () => void
  onClose: () => void
}

function CancelForm({ id, quote, again, onClose }: CancelFormProps) {
  const { t } = useTranslation('admin.reservations')
  const inWon = useWon()
  const numbers = useNumbers()
  const lang = useContentLang()
  const cancel = useAct(desk.cancel)
  const form = useZodForm(DeskReason, { reason: '' })
  const send = async (body: DeskReason) => {
    const { refund_won, refund_points } = quote
    const seen = { refund_won, refund_points }
    await cancel({ params: { id }, query: { lang }, body: { ...body, seen } }).catch((error: unknown) => {
      again()
      throw error
    })
    toast.success(t('cancel.done'))
    onClose()
  }
  return (
    <Form form={form} onSubmit={send} label={t('cancel.title')}>
      <Facts
        compact
        facts={[
          { label: t('cancel.back'), value: inWon(quote.refund_won) },
          { label: t('cancel.way'), value: t(`cancel.to.${quote.to}`) },
          { label: t('cancel.points'), value: quote.refund_points > 0 ? numbers(quote.refund_points) : null },
          ...quote.coupons.map(({ name, comes_back }) => ({
            label: t('cancel.coupon'),
            value: t(comes_back ? 'cancel.couponBack' : 'cancel.couponStays', { name }),
          })),
          { label: t('cancel.together'), value: quote.together.join(', ') },
        ]}
      />
      <TextArea name="reason" label={t('reason')} help={t('cancel.reasonHelp')} rows={3} max={500} />
      <SubmitButton variant="danger">{t('cancel.submit')}</SubmitButton>
    </Form>
  )
}
