import { Product, ProductId, ProductOption } from './catalog'
import { Day, TimeOfDay, Uuid } from './fields'
import { ServiceKind, VehicleRoom } from './services'
import { z } from './zod'

/** Before the first day of its settings a site is `upcoming`, from then on `open`, after the last one `archived` (product §2). */
export const windowStates = ['upcoming', 'open', 'archived'] as const

/** When a site takes reservations of guests; both days are null where none are set, and the site is archived. */
export const ReservationWindow = z.object({
  state: z.enum(windowStates),
  opens: z.nullable(Day),
  closes: z.nullable(Day),
})
export type ReservationWindow = z.infer<typeof ReservationWindow>

/** One way of taking a tour; `price` is what a traveller pays, or what a vehicle costs where `room` says what it takes. */
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

/** A tour that guests reserve, with all that its page says: a product without what only the shop needs. */
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
    min_travellers: true,
    cancellation: true,
  }),
  { options: z.array(TourOption), service: z.nullable(ServiceKind) },
)
export type Tour = z.infer<typeof Tour>

/** A departure of a tour on a Seoul day; `seats` is 0 where it is sold out. */
export const TourDeparture = z.object({
  tour_id: ProductId,
  option_id: Uuid,
  date: Day,
  start_time: TimeOfDay,
  seats: z.number(),
})
export type TourDeparture = z.infer<typeof TourDeparture>

/** Longest range of days that departures are asked for. */
export const maxTourDays = 42
