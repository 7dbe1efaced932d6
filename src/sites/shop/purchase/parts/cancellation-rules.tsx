import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import type { Booking } from '#contract/order'
import { useDates } from '#src/session/dates'
import { useNow } from '#src/session/visitor'
import { Disclosure } from '#src/ui/disclosure'
import { spansOf } from '../../catalog/parts/tiers'

interface CancellationRulesProps {
  booking: Pick<Booking, 'cancellation' | 'date' | 'product_name'>
  /** Collapsed below the product's name, if there are several. */
  folded?: boolean
}

/** The refunds by date; rules whose last day is past are struck out. */
export function CancellationRules({ booking, folded }: CancellationRulesProps) {
  const { t } = useTranslation('shop.purchase')
  const dates = useDates()
  const now = useNow()
  const spans = spansOf(booking.cancellation, booking.date, dayInSeoul(now))
  const rules = (
    <div className="space-y-2">
      <dl className="ruled">
        {spans.map(({ percent, first, last, past }) => (
          <div key={last} className={`flex justify-between gap-4 py-2 ${past ? 'text-muted line-through' : ''}`}>
            <dt>
              {percent > 0 || !first
                ? t('detail.tierFrom', { date: dates.day(last ?? booking.date) })
                : t('detail.tierLast', { date: dates.day(first) })}
            </dt>
            <dd className={`font-medium figures ${percent === 100 && !past ? 'text-success' : ''}`}>
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
