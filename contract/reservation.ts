import { Band } from './catalog'
import { Country } from './countries'
import { Agreed, Birthday, Email, OptionalText, Phone, RequiredText, Uuid } from './fields'
import { Amount } from './money'
import { z } from './zod'

export const paymentMethods = ['card', 'transfer'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** The steps of a reservation; each is a URL (product §2). */
export const reservationSteps = ['travelers', 'extras', 'benefits', 'payment'] as const
export const ReservationStep = z.enum(reservationSteps)
export type ReservationStep = z.infer<typeof ReservationStep>

/** A traveler; the name as in the passport. */
export const Traveler = z.strictObject({
  band: Band,
  name: RequiredText(80),
  birthday: Birthday,
  nationality: Country,
})

/** The representative of the booking with contact details, and the travelers (product §3, §5). */
export const Travelers = z.strictObject({
  representative_name: RequiredText(80),
  email: Email,
  contact: Phone,
  nationality: Country,
  passport_number: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(9, 'validation.passport'))),
  bookings: z.array(z.strictObject({ booking_id: Uuid, travelers: z.array(Traveler) })),
})
export type Travelers = z.infer<typeof Travelers>

export const Extras = z.strictObject({
  bookings: z.array(
    z.strictObject({
      booking_id: Uuid,
      luggage_count: z
        .number()
        .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(200, 'validation.tooMany')),
      arrival_flight: OptionalText(12),
      departure_address: OptionalText(200),
      destination_address: OptionalText(200),
      request: OptionalText(500),
    }),
  ),
})

export const Benefits = z.strictObject({
  coupon_ids: z.array(Uuid).check(z.maxLength(20, 'validation.tooMany')),
  points: z.number().check(z.int('validation.number'), z.gte(0, 'validation.number')),
})

export const Submission = z.strictObject({
  payment_method: z.enum(paymentMethods, 'validation.paymentMethod'),
  /** The name on the transferring account; required for a bank transfer. */
  account_holder: z.optional(OptionalText(60)),
  agree_terms: Agreed,
  agree_privacy: Agreed,
  /** The amount in won that the person saw; refused if it is no longer what the server charges. */
  amount_won: Amount,
})

export type Submission = z.infer<typeof Submission>
