import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CancellationQuote } from '#contract/cancellation'
import type { Booking } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm, type ZodForm } from '#src/ui/form/use-zod-form'
import { AccountFields, noAccount } from './account-fields'
import { CancelToAccount, CancelValues, type Typed } from './cancel-values'
import type { CancelWords } from './cancel-words'
import { type AskToCancel, type CancelMessage, useCancel } from './use-cancel'

/** Most characters of a reason (product §5). */
const reasonLength = 500

interface CancelFormProps {
  booking: Pick<Booking, 'product_name'>
  quote: CancellationQuote
  ask: AskToCancel
  words: CancelWords
  onRefused: () => void
  onKeep: () => void
  onDone: (message: CancelMessage) => void
  children: ReactNode
}

/** Below the quote: the reason, the refund account unless paid by card, and the two buttons. Typed text survives a new quote. */
export function CancelForm({ booking, quote, ask, words, onRefused, onKeep, onDone, children }: CancelFormProps) {
  const { t } = useTranslation('booking')
  const money = useMoney()
  const toAccount = quote.refund_to === 'account' && quote.refund_won > 0
  const form = useZodForm<Typed, Typed>(toAccount ? CancelToAccount : CancelValues, {
    reason: '',
    refund_account: noAccount,
  })
  const cancel = useCancel({ booking, quote, ask, words, onRefused, onDone })
  const amount = money({ amount: quote.refund_won, currency: 'KRW' }, 'KRW')
  return (
    <Form form={form as ZodForm<Typed, Typed>} onSubmit={cancel} label={words.title}>
      {children}
      <TextArea name="reason" label={words.reason} help={t('cancel.reasonHelp')} rows={3} max={reasonLength} optional />
      {toAccount && (
        <fieldset className="stack-4">
          <legend className="font-semibold">{t('cancel.account')}</legend>
          <AccountFields at="refund_account." />
        </fieldset>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button variant="secondary" onClick={onKeep}>
          {words.keep}
        </Button>
        <SubmitButton variant="danger">
          {quote.refund_won > 0 ? words.submit({ amount }) : words.submitPlain}
        </SubmitButton>
      </div>
    </Form>
  )
}
