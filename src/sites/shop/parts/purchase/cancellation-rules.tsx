import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import { Disclosure } from '#src/ui/disclosure'
import { cancellationDates } from './cancellation-dates'
import { useDates } from './dates'

interface CancellationRulesProps {
  booking: Pick<Booking, 'cancellation' | 'date' | 'product_name'>
  /** Behind a line with the product's name, where several stand below each other. */
  folded?: boolean
}

/** What comes back until which day. */
export function CancellationRules({ booking, folded }: CancellationRulesProps) {
  const { t } = useTranslation('shop.purchase')
  const dates = useDates()
  const rules = (
    <div className="space-y-2">
      <dl className="divide-y divide-line">
        {cancellationDates(booking.cancellation, booking.date).map(({ kind, day, percent }) => (
          <div key={`${kind} ${day}`} className="flex justify-between gap-4 py-2">
            <dt>{t(kind === 'until' ? 'detail.tierFrom' : 'detail.tierLast', { date: dates.day(day) })}</dt>
            <dd className={`font-medium tabular-nums ${percent === 100 ? 'text-success' : 'text-ink'}`}>
              {percent > 0 ? t('detail.tierPercent', { percent }) : t('detail.tierNothing')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t('detail.tierNote')}</p>
    </div>
  )
  if (!folded) return rules
  return <Disclosure title={t('payment.rules', { name: booking.product_name })}>{rules}</Disclosure>
}
