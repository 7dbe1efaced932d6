import { endpoint } from '../endpoint'
import { OptionalText, Uuid } from '../fields'
import { z } from '../zod'
import { CompanyRow } from './company'
import { wishLimits } from './limits'

/** From most to least. */
export const wishPriorities = [1, 2, 3] as const

/** A wish of somebody else to meet me. */
const ReceivedWish = z.object({ company: CompanyRow, priority: z.number(), note: z.string() })

export const WishDraft = z.strictObject({
  /** Null only saves the company. */
  priority: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(3))),
  note: z._default(OptionalText(wishLimits.note), ''),
})

const participants = { auth: 'business', roles: ['buyer', 'seller'] } as const
const One = z.object({ id: Uuid })
const path = '/api/v1/fair/wishes'

/** Companies that one has saved, and those that one would like to meet (product §3). `:id` is the other company's. */
export const fairWishes = {
  /** One's own, those that are sent and those that are not: by priority, then as they were added; saved ones last. */
  own: endpoint({ method: 'get', path, ...participants, data: z.array(CompanyRow) }),
  /** Those that were sent to me, by priority. */
  received: endpoint({ method: 'get', path: `${path}/received`, ...participants, data: z.array(ReceivedWish) }),
  /**
   * Saves a company or wishes to meet it; what was sent stays sent. Refuses with 404 a company that one does not see, 409
   * `fair.sameSide` to wish to meet one of one's own side, and `fair.wishesTooMany`.
   */
  save: endpoint({
    method: 'put',
    path: `${path}/:id`,
    ...participants,
    params: One,
    body: WishDraft,
    data: CompanyRow,
    limit: 'write',
  }),
  remove: endpoint({ method: 'delete', path: `${path}/:id`, ...participants, params: One, data: CompanyRow }),
  /** Sends all that have a priority and were not sent; answers how many. */
  send: endpoint({
    method: 'post',
    path: `${path}/send`,
    ...participants,
    data: z.object({ sent: z.number() }),
    limit: 'write',
  }),
}
