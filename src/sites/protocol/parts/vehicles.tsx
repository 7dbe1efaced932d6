import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bestVehicle, unitsFor } from '#contract/services'
import type { Tour } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import type { Typed } from '#src/kits/guest/reservation-values'
import { priceOn } from '#src/kits/guest/use-price'
import { useTourDay } from '#src/kits/guest/use-tour-day'
import { useNow } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { earliestDay } from '../queries'
import { site } from '../site'

/**
 * The number of vehicles that the party needs, if more than one, and a cheaper class that holds everyone and all luggage
 * (product §3).
 */
export function Vehicles({ chosen }: { chosen: Tour | undefined }) {
  const { t } = useTranslation('protocol.request')
  const money = useMoney()
  const { setValue } = useFormContext<Typed>()
  const [id, travelers, luggage, date, time] = useWatch<
    Typed,
    ['option_id', 'number_of_travelers', 'luggage_count', 'date', 'start_time']
  >({ name: ['option_id', 'number_of_travelers', 'luggage_count', 'date', 'start_time'] })
  const { data, day } = useTourDay({ site, tour: chosen, date, firstDay: earliestDay(useNow()) })
  const options = chosen?.options.flatMap((each) => {
    const price = priceOn(each, day)
    return price === null ? [] : [{ ...each, price }]
  })
  const option = options?.find((each) => each.id === id)
  if (!option?.room || !(travelers > 0)) return null
  const party = { travelers, luggage: luggage || 0 }
  const units = unitsFor(option.room, party)
  const canBeHad = (each: string, count: number) =>
    !data ||
    data.items.some(
      ({ option_id, start_time, seats }) => option_id === each && (!time || start_time === time) && seats >= count,
    )
  const best = bestVehicle(options?.filter((each) => canBeHad(each.id, unitsFor(each.room, party))) ?? [], party)
  const cost = (price: number, count: number) => money({ amount: price * count, currency: option.currency })
  const isBetter = best && best.option.price * best.units < option.price * units
  if (units === 1 && !isBetter) return null
  return (
    <div role="status" className="space-y-3 rounded-md bg-sunken px-5 py-4">
      <p>{t('form.vehicles', { count: units, name: option.name, price: cost(option.price, units) })}</p>
      {isBetter && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-semibold">
            {t('form.better', {
              count: best.units,
              name: best.option.name,
              price: cost(best.option.price, best.units),
            })}
          </p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setValue('option_id', best.option.id, { shouldValidate: true })}
          >
            {t('form.takeBetter', { name: best.option.name })}
          </Button>
        </div>
      )}
    </div>
  )
}
