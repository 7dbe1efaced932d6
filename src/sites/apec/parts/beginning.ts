import type { Tour } from '#contract/tour'
import { nothingYet, type Typed } from '#src/kits/guest/reservation-values'

/** What the form begins with: the departure that the address names, as far as there is such a tour. */
export function beginning(tours: readonly Tour[], search: URLSearchParams): Typed {
  const tour = tours.find(({ id }) => id === search.get('tour'))
  const option = tour?.options.find(({ id }) => id === search.get('option')) ?? tour?.options[0]
  return {
    ...nothingYet,
    tour_id: tour?.id ?? '',
    option_id: option?.id ?? '',
    date: search.get('date') ?? '',
    start_time: search.get('time') ?? '',
    number_of_travelers: tour?.min_travellers ?? 2,
  }
}
