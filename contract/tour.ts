import { Product, ProductId, ProductOption } from './catalog'
import { Day, TimeOfDay, Uuid } from './fields'
import { Amount } from './money'
import { ServiceKind, VehicleRoom } from './services'
import { z } from './zod'

/**
 * A site is `upcoming` before the first day of its settings, `open` from then on, and `archived` after the last one (product §2).
 */
export const windowStates = ['upcoming', 'open', 'archived'] as const

/** When a site takes reservations from guests; both days are null if none are set, and the site is archived. */
export const ReservationWindow = z.object({
  state: z.enum(windowStates),
  opens: z.nullable(Day),
  closes: z.nullable(Day),
})
export type ReservationWindow = z.infer<typeof ReservationWindow>

/** One variant of a tour; `price` is per traveler, or per vehicle if `room` gives its capacity. */
export const TourOption = z.extend(
  z.pick(ProductOption, {
    id: true,
    name: true,
    description: true,
    price: true,
    currency: true,
    start_times: true,
  }),
  { room: z.nullable(VehicleRoom) },
)
export type TourOption = z.infer<typeof TourOption>

/**
 * A tour that guests reserve, with the content of its page: a product without the shop's own fields. `price` is the lowest of its
 * days.
 */
export const Tour = z.extend(
  z.pick(Product, {
    id: true,
    name: true,
    summary: true,
    description: true,
    highlights: true,
    itinerary: true,
    included: true,
    excluded: true,
    know_before: true,
    meeting_point: true,
    region: true,
    picture: true,
    duration_minutes: true,
    languages: true,
    operator: true,
    min_travelers: true,
    cancellation: true,
    price: true,
    currency: true,
  }),
  { options: z.array(TourOption), service: z.nullable(ServiceKind) },
)
export type Tour = z.infer<typeof Tour>

/**
 * A departure of a tour on a Seoul day; `seats` is 0 where it is sold out. `price` is what it costs on that day, in the option's
 * currency: per traveler, or per vehicle.
 */
export const TourDeparture = z.object({
  tour_id: ProductId,
  option_id: Uuid,
  date: Day,
  start_time: TimeOfDay,
  seats: z.number(),
  price: Amount,
})
export type TourDeparture = z.infer<typeof TourDeparture>

/** Longest range of days in a request for departures. */
export const maxTourDays = 42
