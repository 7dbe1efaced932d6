import { Email, isPassportOf, OptionalText } from '#contract/fields'
import { GuestReservation } from '#contract/guest'
import type { Tour } from '#contract/tour'
import { z } from '#contract/zod'

const { amount_won: _, ...asked } = GuestReservation.shape

/** What is typed; the amount is what was shown, the address proves itself by a code. */
export const ReservationForm = z.object({ ...asked, email: Email, code: OptionalText(6) }).check(
  z.refine((typed) => isPassportOf(String(typed.nationality), String(typed.passport_number)), {
    error: 'validation.passport',
    path: ['passport_number'],
  }),
  z.refine((typed) => typed.payment_method !== 'transfer' || typed.account_holder !== '', {
    error: 'booking.depositorRequired',
    path: ['account_holder'],
  }),
)
export type Typed = z.input<typeof ReservationForm>
export type Reserving = z.output<typeof ReservationForm>

/** What is kept in the tab while somebody types: neither passport number nor code. */
export const keptFields = [
  'representative_name',
  'contact',
  'nationality',
  'email',
  'arrival_flight',
  'departure_address',
  'destination_address',
  'request',
] as const satisfies (keyof Typed)[]

/** What the form begins with: the departure that the address names, as far as there is such a tour. */
export function beginning(tours: readonly Tour[], search: URLSearchParams): Typed {
  const tour = tours.find(({ id }) => id === search.get('tour'))
  const option = tour?.options.find(({ id }) => id === search.get('option')) ?? tour?.options[0]
  return {
    tour_id: tour?.id ?? '',
    option_id: option?.id ?? '',
    date: search.get('date') ?? '',
    start_time: search.get('time') ?? '',
    number_of_travelers: tour?.min_travellers ?? 2,
    luggage_count: 0,
    arrival_flight: '',
    departure_address: '',
    destination_address: '',
    request: '',
    representative_name: '',
    contact: '',
    nationality: '',
    passport_number: '',
    payment_method: 'card',
    account_holder: '',
    agree_terms: false,
    agree_privacy: false,
    email: '',
    code: '',
  }
}
