import { useTranslation } from 'react-i18next'
import { type GuestBooking, guest } from '#contract/guest'
import { Submission } from '#contract/reservation'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useMoney } from '#src/api/start-up'
import { PaymentMethodFields } from '#src/kits/booking/payment-method-fields'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { AgreementFields } from './agreement-fields'
import { useGuestPayment } from './use-guest-payment'

const { amount_won: _, ...fields } = Submission.shape
const PayForm = z.object(fields)
const open: readonly string[] = ['draft', 'awaiting_payment']

/**
 * Pays for a reservation whose payment window was closed or failed, while its seats are held; then leads to `completed`
 * (product §4).
 */
export function PayPart({ own: { order }, completed }: { own: GuestBooking; completed: string }) {
  const { t } = useTranslation('guest')
  const money = useMoney()
  const lang = useContentLang()
  const pay = useCall(guest.pay, { errors: 'page' })
  const { goOn, closed } = useGuestPayment(completed)
  const form = useZodForm(PayForm, {
    payment_method: 'card',
    account_holder: order.representative_name,
    agree_terms: false,
    agree_privacy: false,
  })
  if (!open.includes(order.status)) return null
  const send = async (body: z.output<typeof PayForm>) =>
    goOn(await pay.mutateAsync({ query: { lang }, body: { ...body, amount_won: order.amount_won } }))
  const amount = money({ amount: order.amount_won, currency: 'KRW' }, 'KRW')
  return (
    <section>
      <h2 className="mb-4 text-lg font-bold">{t('pay.title')}</h2>
      <Form form={form} onSubmit={send} label={t('pay.title')}>
        {closed && (
          <Alert tone="info" live>
            {t('pay.closed')}
          </Alert>
        )}
        <PaymentMethodFields order={order} />
        <AgreementFields />
        <SubmitButton variant="accent" size="lg">
          {t('pay.act', { amount })}
        </SubmitButton>
      </Form>
    </section>
  )
}
