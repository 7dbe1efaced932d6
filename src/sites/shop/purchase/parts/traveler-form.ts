import { isPassportOf } from '#contract/fields'
import type { Booking, Order } from '#contract/order'
import { Travelers } from '#contract/reservation'
import { z } from '#contract/zod'

/** The body of the travelers step; the passport format depends on the nationality (product §5). */
export const TravelerForm = Travelers.check(
  z.refine((who) => !who.passport_number || isPassportOf(who.nationality, who.passport_number), {
    error: 'validation.passport',
    path: ['passport_number'],
  }),
)
type Values = z.input<typeof TravelerForm>
type Person = Values['bookings'][number]['travelers'][number]

/** One entry for each person of a booking, with the details known so far. */
export function peopleOf({ lines, travelers }: Pick<Booking, 'lines' | 'travelers'>): Person[] {
  return lines.flatMap(({ band, quantity }) => {
    const ofBand = travelers.filter((person) => person.band === band)
    return Array.from({ length: quantity }, (_, at) => ({
      band,
      name: ofBand[at]?.name ?? '',
      birthday: ofBand[at]?.birthday ?? '',
      nationality: ofBand[at]?.nationality ?? '',
    }))
  })
}

interface Profile {
  name: string
  email: string
  phone: string
  nationality: string | null
}

/** The initial values: the order's, or else those of the member's profile. */
export const travelerValues = (order: Order, profile: Profile): Values => ({
  representative_name: order.representative_name || profile.name,
  email: order.email || profile.email,
  contact: order.contact || profile.phone,
  nationality: order.nationality ?? profile.nationality ?? '',
  passport_number: '',
  bookings: order.bookings.map((booking) => ({ booking_id: booking.id, travelers: peopleOf(booking) })),
})

/** Copies the people of another booking: each band in order; people without a counterpart stay. */
export const samePeople = (people: readonly Person[], as: readonly Person[]): Person[] =>
  people.map((person, at) => {
    const place = people.slice(0, at).filter(({ band }) => band === person.band).length
    return as.filter(({ band }) => band === person.band)[place] ?? person
  })
