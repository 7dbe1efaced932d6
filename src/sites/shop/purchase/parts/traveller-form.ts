import { isPassportOf } from '#contract/fields'
import type { Booking, Order } from '#contract/order'
import { Travellers } from '#contract/reservation'
import { z } from '#contract/zod'

/** What the travellers step sends; the passport's form is that of the nationality (product §5). */
export const TravellerForm = Travellers.check(
  z.refine((who) => !who.passport_number || isPassportOf(who.nationality, who.passport_number), {
    error: 'validation.passport',
    path: ['passport_number'],
  }),
)
type Values = z.input<typeof TravellerForm>
type Person = Values['bookings'][number]['travellers'][number]

/** One entry for each person of a booking, with what was already told of them. */
export function peopleOf({ lines, travellers }: Pick<Booking, 'lines' | 'travellers'>): Person[] {
  return lines.flatMap(({ band, quantity }) => {
    const known = travellers.filter((person) => person.band === band)
    return Array.from({ length: quantity }, (_, at) => ({
      band,
      name: known[at]?.name ?? '',
      birthday: known[at]?.birthday ?? '',
      nationality: known[at]?.nationality ?? '',
    }))
  })
}

interface Known {
  name: string
  email: string
  phone: string
  nationality: string | null
}

/** What the fields hold at first: what the order knows, else what the member's profile knows. */
export const travellerValues = (order: Order, profile: Known): Values => ({
  representative_name: order.representative_name || profile.name,
  email: order.email || profile.email,
  contact: order.contact || profile.phone,
  nationality: order.nationality ?? profile.nationality ?? '',
  passport_number: '',
  bookings: order.bookings.map((booking) => ({ booking_id: booking.id, travellers: peopleOf(booking) })),
})

/** The people of one booking as those of another: each band in its order, whoever has no counterpart stays. */
export const samePeople = (people: readonly Person[], as: readonly Person[]): Person[] =>
  people.map((person, at) => {
    const place = people.slice(0, at).filter(({ band }) => band === person.band).length
    return as.filter(({ band }) => band === person.band)[place] ?? person
  })
