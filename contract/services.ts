import { Country } from './countries'
import { OptionalText, PassportNumber, RequiredText } from './fields'
import { z } from './zod'

/** Services of the protocol site (product §3). */
export const serviceKinds = ['vehicle', 'immigration', 'tour'] as const
export const ServiceKind = z.enum(serviceKinds)
export type ServiceKind = (typeof serviceKinds)[number]

/** Minutes after the agreed time that the driver waits free of charge. */
export const waitings = ['0', '30', '60', '90'] as const
/** Languages of interpreters for private tours. */
export const interpreters = ['en', 'ja', 'zh-CN', 'fr', 'es', 'de', 'ar'] as const

/** Most people in one request for airport assistance, including the representative. */
export const maxAssisted = 10
/** Most child seats of one vehicle. */
const maxChildSeats = 4

/** A person who goes through the airport with the representative. */
export const Companion = z.strictObject({
  name: RequiredText(80),
  nationality: Country,
  /** Masked in every response. */
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
/** The additional fields of a request, by kind of service. */
export const Service = z.discriminatedUnion('kind', [VehicleService, ImmigrationService, TourService])
export type Service = z.infer<typeof Service>

/** The reservation fields that each service requires (product §5). */
export const serviceNeeds = {
  vehicle: ['departure_address', 'destination_address'],
  immigration: ['arrival_flight'],
  tour: ['departure_address'],
} as const satisfies Record<ServiceKind, readonly ('arrival_flight' | 'departure_address' | 'destination_address')[]>

/** Capacity of one vehicle of an option; its price is per vehicle, regardless of occupancy. */
export const VehicleRoom = z.object({ people: z.number(), luggage: z.number() })
export type VehicleRoom = z.infer<typeof VehicleRoom>

/** How many units of an option a party needs: enough vehicles for people and luggage, otherwise one place each (product §3). */
export const unitsFor = (
  room: VehicleRoom | null,
  { travelers, luggage }: { travelers: number; luggage: number },
): number => (room ? Math.max(1, Math.ceil(travelers / room.people), Math.ceil(luggage / room.luggage)) : travelers)

/**
 * The cheapest option that takes a party with its luggage, on a tie the one with the fewest vehicles; null if no option is priced
 * per vehicle.
 */
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
