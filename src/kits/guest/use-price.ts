import { guestPrice } from '#contract/guest-price'
import { unitsFor } from '#contract/services'
import type { Tour, TourDeparture } from '#contract/tour'
import { useRates } from '#src/api/start-up'
import type { DayPrices } from '#src/kits/booking/day-prices'
import type { Typed } from './reservation-values'

type Chosen = Pick<Typed, 'tour_id' | 'option_id' | 'number_of_travelers' | 'luggage_count'>

/** A chosen day with its departures. */
export type TourDay = DayPrices<TourDeparture> & { date: string }

/**
 * What an option costs on a day: the price of its departures on that day, or the usual one while no day is chosen; null while the
 * day's departures are not known.
 */
export const priceOn = (
  { id, price }: Tour['options'][number],
  { date, departures, isPriced }: TourDay,
): number | null =>
  isPriced ? (departures?.find((each) => each.option_id === id && each.date === date)?.price ?? price) : null

/**
 * Returns the price of a choice at today's rates; null while no tour and option are chosen, there are no travelers, or the prices
 * of the day are not known.
 */
export function usePrice(tours: readonly Tour[], day: TourDay) {
  const rates = useRates()
  return ({ tour_id, option_id, number_of_travelers: travelers, luggage_count: luggage }: Chosen) => {
    const tour = tours.find(({ id }) => id === tour_id)
    const option = tour?.options.find(({ id }) => id === option_id)
    const amount = option ? priceOn(option, day) : null
    if (!tour || !option || amount === null || !(travelers > 0)) return null
    const unit = { amount, currency: option.currency }
    const party = { travelers, luggage: luggage || 0 }
    const units = unitsFor(option.room, party)
    return { tour, option, unit, units, price: guestPrice(unit, { ...party, units }, rates) }
  }
}
