import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { instantInSeoul } from '#contract/days'
import type { Booking, Order } from '#contract/order'
import { depositConfirmationDay, depositDays, depositDeadline } from '#contract/periods'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Card } from '#src/ui/card'
import { RadioGroup } from '#src/ui/form/radio-group'
import { TextField } from '#src/ui/form/text-field'

interface PaymentMethodFieldsProps {
  order: Pick<Order, 'answered_at'> & { bookings: readonly Pick<Booking, 'date'>[] }
  /** What a transfer requires, where what is bought is not a reservation. */
  words?: { deposit: string; by: (deadline: string) => string; confirm: (day: string) => string; cardHelp?: string }
}

/** Card or bank transfer; a transfer shows its requirements (product §4). */
export function PaymentMethodFields({ order, words }: PaymentMethodFieldsProps) {
  const { t } = useTranslation('booking')
  const dates = useDates()
  const days = order.bookings.map(({ date }) => date)
  const begins = days.map((date) => instantInSeoul(date).getTime())
  const until = depositDeadline(Date.parse(order.answered_at), begins)
  const deadline = t('detail.kst', { when: dates.instant(new Date(until).toISOString()) })
  const confirmed = dates.day(depositConfirmationDay(until, days))
  const method = useWatch({ name: 'payment_method' })
  return (
    <Card as="section" pad="lg" className="space-y-6">
      <RadioGroup
        name="payment_method"
        label={t('payment.method')}
        look="cards"
        columns={2}
        options={[
          {
            value: 'card',
            label: t('payment.card'),
            help: words?.cardHelp ?? t('payment.cardHelp'),
            icon: <CreditCard className="size-6 text-muted" />,
          },
          {
            value: 'transfer',
            label: t('payment.transfer'),
            help: t('payment.transferHelp', { days: depositDays }),
            icon: <Landmark className="size-6 text-muted" />,
          },
        ]}
      />
      {method === 'transfer' && (
        <>
          <Alert tone="info" title={t('payment.transferTitle')} live>
            <ul className="list-disc space-y-1 ps-5 text-sm">
              <li>{words?.deposit ?? t('payment.transferDeposit', { days: depositDays })}</li>
              <li>{words?.by(deadline) ?? t('payment.transferBy', { deadline })}</li>
              <li>{words?.confirm(confirmed) ?? t('payment.transferConfirm', { day: confirmed })}</li>
              <li>{t('payment.transferAccount')}</li>
            </ul>
          </Alert>
          <TextField
            name="account_holder"
            label={t('payment.depositor')}
            help={t('payment.depositorHelp')}
            autoComplete="name"
          />
        </>
      )}
    </Card>
  )
}
