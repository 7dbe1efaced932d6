import { Category, ProductId, Region } from './catalog'
import { endpoint } from './endpoint'
import { Day } from './fields'
import { Lang } from './languages'
import { Picture } from './media'
import { Money } from './money'
import { z } from './zod'

export const eventStates = ['now', 'coming', 'past'] as const
export const EventState = z.enum(eventStates)
export type EventState = z.infer<typeof EventState>

/**
 * A festival in one year. Public festivals have a month and a text for their usual time; dates only if we sell departures for
 * them (product §3).
 */
export const Event = z.object({
  /** The festival's id; the same in every year. */
  id: z.string(),
  state: EventState,
  year: z.number(),
  /** The month in which it begins, 1 to 12. */
  month: z.number(),
  name: z.string(),
  summary: z.string(),
  place: z.nullable(z.string()),
  region: Region,
  /** "Usually in early October", for festivals without dates of ours. */
  usually: z.nullable(z.string()),
  first_day: z.nullable(Day),
  last_day: z.nullable(Day),
  product: z.nullable(z.object({ id: ProductId, category: Category, price: Money, picture: Picture })),
})
export type Event = z.infer<typeof Event>

export const events = {
  /** Running events first, then upcoming ones by month, a year ahead, then those past this year. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/events',
    auth: 'none',
    query: z.object({
      lang: Lang,
      region: z.optional(Region),
      /** Limits the list to this many running or upcoming events, bookable ones first. */
      next: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(20))),
    }),
    data: z.object({
      /** The Seoul day that the states refer to. */
      today: Day,
      /** All regions that have events, regardless of the requested one. */
      regions: z.array(Region),
      items: z.array(Event),
    }),
  }),
}
