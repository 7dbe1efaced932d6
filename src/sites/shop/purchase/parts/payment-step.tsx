import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { PaymentForm, paymentValues } from '#src/kits/booking/payment-form'
import { PaymentMethodFields } from '#src/kits/booking/payment-method-fields'
import { useDraft } from '#src/session/use-draft'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { paths } from '../../site'
import { Agreements } from './agreements'
import { usePayment } from './use-payment'
import { draftName } from './use-step'

/** The payment method; the button shows the charge. */
export function PaymentStep({ order }: { order: Order }) {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const form = useZodForm(PaymentForm, paymentValues(order.representative_name))
  useDraft(form, draftName(order, 'payment'), { schema: PaymentForm })
  const method = useWatch({ control: form.control, name: 'payment_method' })
  const { pay, state } = usePayment(order)
  const amount = money({ amount: order.amount_won, currency: 'KRW' }, 'KRW')
  const act =
    order.amount_won === 0 ? 'payment.payFree' : method === 'transfer' ? 'payment.payTransfer' : 'payment.payCard'
  return (
    <Form form={form} onSubmit={pay} label={t('payment.title')} className="space-y-8">
      <PaymentMethodFields order={order} />
      <Agreements order={order} />
      {state && (
        <Alert tone={state === 'failed' ? 'error' : 'info'} live>
          {t(state === 'open' ? 'payment.opening' : `payment.${state}`)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ButtonLink
          to={
            order.quotation_id ? paths.quotationDetail(order.quotation_id) : paths.reservationStep('benefits', order.id)
          }
          variant="secondary"
          size="lg"
        >
          {t('step.back')}
        </ButtonLink>
        <div className="flex flex-wrap items-center justify-end gap-4 max-sm:w-full">
          <p className="text-muted">
            {t('payment.charged')} <b className="text-lg whitespace-nowrap text-ink figures">{amount}</b>
          </p>
          <SubmitButton variant="accent" size="lg" className="max-sm:w-full">
            {t(act, { amount })}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}
