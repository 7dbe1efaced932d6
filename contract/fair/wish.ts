import { endpoint } from '../endpoint'
import { OptionalText, Uuid } from '../fields'
import { z } from '../zod'
import { CompanyRow } from './company'
import { wishLimits } from './limits'

/** From highest to lowest. */
export const wishPriorities = [1, 2, 3] as const

/** Another company's wish to meet the reader's. */
const ReceivedWish = z.object({ company: CompanyRow, priority: z.number(), note: z.string() })

export const WishDraft = z.strictObject({
  /** Null only saves the company. */
  priority: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(3))),
  note: z._default(OptionalText(wishLimits.note), ''),
})

const participants = { auth: 'business', roles: ['buyer', 'seller'] } as const
const One = z.object({ id: Uuid })
const path = '/api/v1/fair/wishes'

/** Saved companies, and companies the caller wishes to meet (product §3). `:id` is the other company's. */
export const fairWishes = {
  /** The caller's own wishes, sent or not: by priority, then in the order they were added; saved ones last. */
  own: endpoint({ method: 'get', path, ...participants, data: z.array(CompanyRow) }),
  /** Wishes sent to the caller's company, by priority. */
  received: endpoint({ method: 'get', path: `${path}/received`, ...participants, data: z.array(ReceivedWish) }),
  /**
   * Saves a company or wishes to meet it; a sent wish stays sent. Refuses with 404 a company the caller cannot see, 409
   * `fair.sameSide` a wish to meet one of the caller's own side, and `fair.wishesTooMany`.
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
  /** Sends all unsent wishes with a priority; returns their number. */
  send: endpoint({
    method: 'post',
    path: `${path}/send`,
    ...participants,
    data: z.object({ sent: z.number() }),
    limit: 'write',
  }),
}
