import type { Tour } from '#contract/tour'
import { type choiceFields, nothingYet, type Typed } from '#src/kits/guest/reservation-values'

/** The departure that the address names, if its tour exists. */
export function named(tours: readonly Tour[], search: URLSearchParams): Pick<Typed, (typeof choiceFields)[number]> {
  const tour = tours.find(({ id }) => id === search.get('tour'))
  const option = tour?.options.find(({ id }) => id === search.get('option')) ?? tour?.options[0]
  return {
    tour_id: tour?.id ?? '',
    option_id: option?.id ?? '',
    date: search.get('date') ?? '',
    start_time: search.get('time') ?? '',
  }
}

/** The departure in the address as one text; empty if there is none. */
export const addressOf = (search: URLSearchParams): string =>
  ['tour', 'option', 'date', 'time']
    .map((name) => search.get(name) ?? '')
    .join(' ')
    .trim()

/** The form's initial values. */
export function beginning(tours: readonly Tour[], search: URLSearchParams): Typed {
  const chosen = named(tours, search)
  const tour = tours.find(({ id }) => id === chosen.tour_id)
  return { ...nothingYet, ...chosen, number_of_travelers: tour?.min_travelers ?? 2 }
}
