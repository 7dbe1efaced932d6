import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import { Card } from '#src/ui/card'
import type { Typed } from './reservation-values'
import { type TourDay, usePrice } from './use-price'

const won = (amount: number) => ({ amount, currency: 'KRW' }) as const

interface PricePanelProps {
  tours: readonly Tour[]
  /** The chosen day. */
  day: TourDay
}

/** The price of the reservation as filled in, line by line in won. */
export function PricePanel({ tours, day }: PricePanelProps) {
  const { t } = useTranslation('guest')
  const money = useMoney()
  const [tourId, optionId, travelers, luggage] = useWatch<
    Typed,
    ['tour_id', 'option_id', 'number_of_travelers', 'luggage_count']
  >({ name: ['tour_id', 'option_id', 'number_of_travelers', 'luggage_count'] })
  const found = usePrice(
    tours,
    day,
  )({
    tour_id: tourId,
    option_id: optionId,
    number_of_travelers: travelers,
    luggage_count: luggage,
  })
  return (
    <Card as="section" pad="lg" className="border-t-4 border-t-accent">
      <h2 className="mb-3 text-lg font-bold">{t('form.price')}</h2>
      {!found && <p className="text-muted">{t(day.isPriced ? 'form.nothing' : 'form.priceBusy')}</p>}
      {found && (
        <dl className="space-y-2">
          <div className="flex justify-between gap-4">
            <dt>
              {found.tour.name}
              <span className="block text-sm text-muted figures">
                {t('form.perTraveler', { price: money(found.unit, found.unit.currency), count: found.units })}
              </span>
            </dt>
            <dd className="shrink-0 figures">{money(won(found.price.tour), 'KRW')}</dd>
          </div>
          {found.price.extra > 0 && (
            <div className="flex justify-between gap-4">
              <dt>{t('form.extra', { count: found.price.extra })}</dt>
              <dd className="shrink-0 figures">{money(won(found.price.luggage), 'KRW')}</dd>
            </div>
          )}
          <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-bold">
            <dt>{t('form.total')}</dt>
            <dd className="shrink-0 figures">{money(won(found.price.total), 'KRW')}</dd>
          </div>
        </dl>
      )}
      <p className="mt-3 text-sm text-muted">{t('form.totalNote')}</p>
    </Card>
  )
}
