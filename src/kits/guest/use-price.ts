import { guestPrice } from '#contract/guest-price'
import { unitsFor } from '#contract/services'
import type { Tour, TourDeparture } from '#contract/tour'
import { useRates } from '#src/api/start-up'
import type { Typed } from './reservation-values'

type Chosen = Pick<Typed, 'tour_id' | 'option_id' | 'date' | 'number_of_travelers' | 'luggage_count'>

/** What an option costs on a day: the price of its departures on that day, or the usual one while they are not known. */
export const priceOn = (
  { id, price }: Tour['options'][number],
  date: string,
  departures: readonly TourDeparture[] | undefined,
): number => departures?.find((each) => each.option_id === id && each.date === date)?.price ?? price

/**
 * Returns the price of a choice at today's rates; null while no tour and option are chosen, or there are no travelers.
 * `departures` are those of the chosen day, once known.
 */
export function usePrice(tours: readonly Tour[], departures: readonly TourDeparture[] | undefined) {
  const rates = useRates()
  return ({ tour_id, option_id, date, number_of_travelers: travelers, luggage_count: luggage }: Chosen) => {
    const tour = tours.find(({ id }) => id === tour_id)
    const option = tour?.options.find(({ id }) => id === option_id)
    if (!tour || !option || !(travelers > 0)) return null
    const unit = { amount: priceOn(option, date, departures), currency: option.currency }
    const party = { travelers, luggage: luggage || 0 }
    const units = unitsFor(option.room, party)
    return { tour, option, unit, units, price: guestPrice(unit, { ...party, units }, rates) }
  }
}
