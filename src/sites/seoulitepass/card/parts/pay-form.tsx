import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { addDays, dayInSeoul } from '#contract/days'
import { type PassOrder, passOrders } from '#contract/pass/order'
import { passDays } from '#contract/pass/pass-type'
import { depositDays } from '#contract/periods'
import { useCall } from '#src/api/query'
import { PaymentForm, paymentValues } from '#src/kits/booking/payment-form'
import { PaymentMethodFields } from '#src/kits/booking/payment-method-fields'
import { PriceLines } from '#src/kits/booking/price-lines'
import { useSecondsLeft } from '#src/kits/booking/use-seconds-left'
import { AgreementFields } from '#src/kits/guest/agreement-fields'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { usePerson } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { Countdown } from '#src/ui/countdown'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { paths } from '../../site'
import { BenefitsPart } from './benefits-part'
import { usePassPayment } from './use-pass-payment'

interface PayFormProps {
  order: PassOrder
  /** When the response arrived, by the reader's clock. */
  receivedAt: number
}

/** The held passes and their deadline, the price, the payment, and the rules. */
export function PayForm({ order, receivedAt }: PayFormProps) {
  const { t } = useTranslation('seoulitepass.card')
  const won = useWon()
  const { day } = useDates()
  const navigate = useNavigate()
  const person = usePerson('member')
  const left = useSecondsLeft(order, receivedAt)
  const form = useZodForm(PaymentForm, paymentValues(person?.name ?? ''))
  const method = useWatch({ control: form.control, name: 'payment_method' })
  const abandon = useCall(booking.abandon, { refreshes: [passOrders.orders] })
  const { pay, state } = usePassPayment(order)
  const amount = won(order.amount_won)
  const validUntil = addDays(dayInSeoul(Date.parse(order.created_at)), passDays.unused)
  const giveUp = async () => {
    await abandon.mutateAsync({ params: { id: order.id } })
    await navigate(paths.card)
  }
  return (
    <Form form={form} onSubmit={pay} label={t('pay.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="stack-6">
          {order.status === 'draft' && <BenefitsPart id={order.id} />}
          <PaymentMethodFields
            order={{ answered_at: order.answered_at, bookings: [{ date: validUntil }] }}
            words={{
              cardHelp: t('pay.cardHelp'),
              deposit: t('pay.deposit', { days: depositDays }),
              by: (deadline) => t('pay.by', { deadline }),
              confirm: (confirmed) => t('pay.confirm', { day: confirmed }),
            }}
          />
          <Card as="section" pad="lg" className="stack-4">
            <p>{t('pay.rules', { day: day(validUntil) })}</p>
            <AgreementFields privacy={t('pay.privacy')} />
          </Card>
          {state && (
            <Alert tone={state === 'failed' ? 'error' : 'info'} live>
              {t(`pay.${state}`)}
            </Alert>
          )}
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Button variant="ghost" busy={abandon.isPending} onClick={() => void giveUp().catch(() => {})}>
              {t('pay.giveUp')}
            </Button>
            <SubmitButton size="lg" className="max-sm:w-full">
              {t(method === 'transfer' ? 'pay.transfer' : 'pay.pay', { amount })}
            </SubmitButton>
          </div>
        </div>
        <Card as="section" className="max-lg:order-first">
          {left !== null && (
            <div className="mb-4">
              <Countdown secondsLeft={left} label={t('pay.held')} />
            </div>
          )}
          <h2 className="mb-3 text-lg font-bold">{t('pay.price')}</h2>
          <PriceLines lines={order.price_lines} />
          <p className="mt-3 flex items-baseline justify-between border-t border-line-strong pt-3 font-bold">
            {t('total')}
            <span className="text-xl figures">{amount}</span>
          </p>
        </Card>
      </div>
    </Form>
  )
}
