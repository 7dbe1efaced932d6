import { useTranslation } from 'react-i18next'
import type { BookingChange } from '#contract/booking'
import type { Booking, Order } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { useConfirmationDay } from '#src/kits/booking/confirmation-day'
import { useDeparture } from '#src/kits/booking/departure'
import { useDates } from '#src/session/dates'
import { cancelReasonIn } from './cancel-reason'
import { type Entry, timelineOf } from './timeline'

interface BookingTimelineProps {
  booking: Booking
  order: Order
  history: readonly BookingChange[]
}

/** The history of a reservation, and what comes next. */
export function BookingTimeline({ booking, order, history }: BookingTimelineProps) {
  const { t } = useTranslation('shop.booking')
  const money = useMoney()
  const when = useWhen(booking, order)
  const refunded = money({ amount: booking.refund?.amount_won ?? 0, currency: 'KRW' }, 'KRW')
  const entries = timelineOf(booking, order, history)
  return (
    <ol className="pt-2">
      {entries.map((entry, at) => (
        <li key={`${entry.step} ${entry.at}`} className="relative flex gap-4 pb-5 last:pb-0">
          {at < entries.length - 1 && <span className="absolute start-1.75 top-5 bottom-0 w-px bg-line-strong" />}
          <span
            className={`mt-1.5 size-3.75 shrink-0 rounded-full border-2 ${entry.at ? 'border-brand bg-brand' : 'border-line-strong bg-surface'}`}
          />
          <div className="min-w-0">
            <p className={`font-medium ${entry.at ? '' : 'text-muted'}`}>
              {entry.step === 'refunded' ? t('history.refunded', { amount: refunded }) : t(`history.${entry.step}`)}
              {!entry.at && <span className="sr-only"> ({t('history.toCome')})</span>}
            </p>
            <p className="text-sm text-muted">{when(entry)}</p>
            <Reason entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Reason({ entry: { reason, byOperator } }: { entry: Entry }) {
  const { t } = useTranslation('shop.booking')
  const { t: purchase } = useTranslation('shop.purchase')
  const code = cancelReasonIn(reason)
  if (code) return <p className="text-sm">{purchase(`cancelReason.${code}`)}</p>
  if (!byOperator) return null
  return <p className="text-sm break-words">{reason || t('history.byOperator')}</p>
}

function useWhen(booking: Booking, order: Order): (entry: Entry) => string {
  const { t } = useTranslation(['shop.booking', 'booking'])
  const dates = useDates()
  const confirms = useConfirmationDay(order, [booking])
  const { hold_expires_at } = order
  const departure = useDeparture()
  const seoul = (at: string) => t('booking:detail.kst', { when: dates.instant(at) })
  return ({ step, at }) => {
    if (at) return seoul(at)
    if (step === 'departure') {
      return t('booking:detail.kst', { when: departure(booking.date, booking.start_time) })
    }
    if (step === 'confirm') return confirms ? t('history.confirmText', { day: confirms }) : t('history.toCome')
    return hold_expires_at ? t('history.by', { when: seoul(hold_expires_at) }) : t('history.toCome')
  }
}
