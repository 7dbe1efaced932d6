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
 * A festival in one of its years. Public festivals have a month and words for when they usually are; dates only where
 * departures of ours are on sale for them (product §3).
 */
export const Event = z.object({
  /** Of the festival; the same in every year. */
  id: z.string(),
  state: EventState,
  year: z.number(),
  /** 1 to 12, in which it begins. */
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
  /** Running first, then coming in the order of their months, a year ahead, then those past this year. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/events',
    auth: 'none',
    query: z.object({
      lang: Lang,
      region: z.optional(Region),
      /** Only so many of those that run or come, first what can be booked. */
      next: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(20))),
    }),
    data: z.object({
      /** The Seoul day that the states speak of. */
      today: Day,
      /** Regions that have events, whichever is asked for. */
      regions: z.array(Region),
      items: z.array(Event),
    }),
  }),
}
