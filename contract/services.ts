import { Country } from './countries'
import { OptionalText, PassportNumber, RequiredText } from './fields'
import { z } from './zod'

/** What the protocol site does for its guests (product §3). */
export const serviceKinds = ['vehicle', 'immigration', 'tour'] as const
export const ServiceKind = z.enum(serviceKinds)
export type ServiceKind = (typeof serviceKinds)[number]

/** Minutes after the agreed time for which the driver waits at no cost. */
export const waitings = ['0', '30', '60', '90'] as const
/** Languages that private tours are interpreted in. */
export const interpreters = ['en', 'ja', 'zh-CN', 'fr', 'es', 'de', 'ar'] as const

/** Most people whom one request for assistance at the airport is for: the representative and so many more. */
export const maxAssisted = 10
/** Most child seats of one vehicle. */
const maxChildSeats = 4

/** Somebody who goes through the airport with the representative. */
export const Companion = z.strictObject({
  name: RequiredText(80),
  nationality: Country,
  /** Masked wherever it is answered. */
  passport_number: PassportNumber.check(z.minLength(1, 'validation.required')),
})
export type Companion = z.infer<typeof Companion>

const sign = { name_sign: OptionalText(60) }
const child_seats = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(maxChildSeats, 'validation.tooMany'))

export const VehicleService = z.strictObject({
  kind: z.literal('vehicle'),
  waiting: z.enum(waitings, 'validation.required'),
  child_seats,
  ...sign,
})
export const ImmigrationService = z.strictObject({
  kind: z.literal('immigration'),
  wheelchair: z.boolean(),
  ...sign,
  companions: z.array(Companion).check(z.maxLength(maxAssisted - 1, 'validation.tooMany')),
})
export const TourService = z.strictObject({
  kind: z.literal('tour'),
  interpreter: z.enum(interpreters, 'validation.required'),
  child_seats,
})
export type VehicleService = z.infer<typeof VehicleService>
export type ImmigrationService = z.infer<typeof ImmigrationService>
export type TourService = z.infer<typeof TourService>
/** What a request says besides a reservation's own fields, by what is asked for. */
export const Service = z.discriminatedUnion('kind', [VehicleService, ImmigrationService, TourService])
export type Service = z.infer<typeof Service>

/** Which of a reservation's own fields a service cannot do without (product §5). */
export const serviceNeeds = {
  vehicle: ['departure_address', 'destination_address'],
  immigration: ['arrival_flight'],
  tour: ['departure_address'],
} as const satisfies Record<ServiceKind, readonly ('arrival_flight' | 'departure_address' | 'destination_address')[]>

/** What one vehicle of an option takes; its price is for the vehicle, however many sit in it. */
export const VehicleRoom = z.object({ people: z.number(), luggage: z.number() })
export type VehicleRoom = z.infer<typeof VehicleRoom>

/** How many of an option a party takes: a vehicle for as many as fit with their luggage, else one place for each (product §3). */
export const unitsFor = (
  room: VehicleRoom | null,
  { travelers, luggage }: { travelers: number; luggage: number },
): number => (room ? Math.max(1, Math.ceil(travelers / room.people), Math.ceil(luggage / room.luggage)) : travelers)

/** The option that takes a party with its luggage for the least, of those that cost the same the one with the fewest vehicles; null where none is by the vehicle. */
export function bestVehicle<O extends { price: number; room: VehicleRoom | null }>(
  options: readonly O[],
  party: { travelers: number; luggage: number },
): { option: O; units: number } | null {
  const fitting = options
    .filter(({ room }) => room !== null)
    .map((option) => ({ option, units: unitsFor(option.room, party) }))
  const [best] = fitting.toSorted(
    (one, other) => one.option.price * one.units - other.option.price * other.units || one.units - other.units,
  )
  return best ?? null
}
