import { across } from '#contract/across'
import { Code, Day, Email, isPassportOf, OptionalText } from '#contract/fields'
import { GuestReservation } from '#contract/guest'
import type { RefusalCode } from '#contract/refusal'
import { serviceNeeds } from '#contract/services'
import type { Tour } from '#contract/tour'
import { z } from '#contract/zod'

const { amount_won: _, ...fields } = GuestReservation.shape

type Trip = Pick<GuestReservation, 'service' | 'arrival_flight' | 'departure_address' | 'destination_address'>

/** The fields a service requires (product §5). */
const needed = (['arrival_flight', 'departure_address', 'destination_address'] as const).map((field) =>
  across<Trip>(
    ({ service, ...trip }) => {
      const isNeeded = service && serviceNeeds[service.kind].some((each) => each === field)
      return !isNeeded || trip[field].trim() !== ''
    },
    { error: 'validation.required', path: [field] },
  ),
)

/** What the user types. The amount is the one shown; the address is proven by a code, or already as `verified`. */
const Typing = z.object({ ...fields, email: Email, code: OptionalText(6), verified: z.string() })
export type Typed = z.input<typeof Typing>
export type Reserving = z.output<typeof Typing>

/** The choices available today. */
export interface Choices {
  tours: readonly Pick<Tour, 'id' | 'options' | 'min_travelers'>[]
  /** Today in Seoul, the first day that can be reserved, and the error for a day between them. */
  today: string
  firstDay: string
  tooSoon: RefusalCode
  /** Most people in one reservation. */
  most: number
}

/** The form's schema: everything that can be checked without the server is checked before a request is sent (product §5, §8). */
export const reservationForm = ({ tours, today, firstDay, tooSoon, most }: Choices) =>
  Typing.check(
    across<Typed>(
      ({ nationality, passport_number }) => isPassportOf(nationality, passport_number.trim().toUpperCase()),
      {
        error: 'validation.passport',
        path: ['passport_number'],
      },
    ),
    across<Typed>(
      ({ payment_method, account_holder }) => payment_method !== 'transfer' || account_holder?.trim() !== '',
      {
        error: 'booking.depositorRequired',
        path: ['account_holder'],
      },
    ),
    across<Typed>(({ email, verified, code }) => isVerified({ email, verified }) || Code.safeParse(code).success, {
      error: 'auth.codeNeeded',
      path: ['code'],
    }),
    across<Typed>(({ date }) => !Day.safeParse(date).success || date >= today, {
      error: 'booking.dayPast',
      path: ['date'],
    }),
    across<Typed>(({ date }) => !Day.safeParse(date).success || date >= firstDay, { error: tooSoon, path: ['date'] }),
    across<Typed>(({ tour_id, number_of_travelers: people }) => !(people < leastOf(tours, tour_id)), {
      error: 'booking.minimum',
      path: ['number_of_travelers'],
    }),
    across<Typed>(({ number_of_travelers: people }) => !(people > most), {
      error: 'validation.tooMany',
      path: ['number_of_travelers'],
    }),
    ...needed,
  )

const leastOf = (tours: Choices['tours'], id: string) => tours.find((tour) => tour.id === id)?.min_travelers ?? 1

/** Whether the typed address is the one whose code was used. */
export const isVerified = ({ email, verified }: Pick<Typed, 'email' | 'verified'>): boolean =>
  verified !== '' && email.trim().toLowerCase() === verified

/** The fields of the choice, which an address can set. */
export const choiceFields = ['tour_id', 'option_id', 'date', 'start_time'] as const satisfies (keyof Typed)[]

/** The fields that do not depend on the choice. */
export const partyFields = [
  'number_of_travelers',
  'luggage_count',
  'arrival_flight',
  'departure_address',
  'destination_address',
  'request',
  'representative_name',
  'contact',
  'nationality',
  'email',
  'payment_method',
  'account_holder',
  'agree_terms',
  'agree_privacy',
] as const satisfies (keyof Typed)[]

export type PartyField = (typeof partyFields)[number]

/** The initial values of every form. */
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
  verified: '',
} as const satisfies Partial<Typed>
