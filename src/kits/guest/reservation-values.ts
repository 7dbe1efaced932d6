import { Email, isPassportOf, OptionalText } from '#contract/fields'
import { GuestReservation } from '#contract/guest'
import { serviceNeeds } from '#contract/services'
import { z } from '#contract/zod'

const { amount_won: _, ...asked } = GuestReservation.shape

type Trip = Pick<GuestReservation, 'service' | 'arrival_flight' | 'departure_address' | 'destination_address'>

/** What a service cannot do without (product §5). */
const needed = (['arrival_flight', 'departure_address', 'destination_address'] as const).map((field) =>
  z.refine(
    (typed) => {
      const { service, ...trip } = typed as Trip
      const isNeeded = service && serviceNeeds[service.kind].some((each) => each === field)
      return !isNeeded || trip[field] !== ''
    },
    { error: 'validation.required', path: [field] },
  ),
)

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
  ...needed,
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

/** What every form begins with. */
export const nothingYet = {
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
} as const satisfies Partial<Typed>
