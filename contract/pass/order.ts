import { BothLanguages } from '../both-languages'
import { dayInSeoul } from '../days'
import { endpoint } from '../endpoint'
import { Day, Instant, LangQuery, Uuid } from '../fields'
import { Amount } from '../money'
import { Booking, Order, OrderId } from '../order'
import { z } from '../zod'
import { PassPerson } from './affiliate'
import { Gift } from './gift'
import { mostPasses, PassTypeName } from './pass-type'

const Count = z
  .number()
  .check(z.int('validation.number'), z.gte(0, 'validation.numberLow'), z.lte(mostPasses, 'validation.numberHigh'))

/** A spent visit, with the amount it saved. */
export const PassVisit = z.object({ affiliate_id: Uuid, name: BothLanguages, at: Instant, saved_won: Amount })
export type PassVisit = z.infer<typeof PassVisit>

/** A pass that was paid for (product §3). */
export const Pass = z.object({
  id: Uuid,
  /** The reservation number of its booking; with a suffix after each time it was given away. */
  number: z.string(),
  order_id: OrderId,
  booking_id: Uuid,
  type: PassTypeName,
  person: PassPerson,
  price_won: Amount,
  bought_at: Instant,
  /** The last Seoul day on which it can be begun. */
  valid_until: Day,
  /** The first scan; null while it is unused. */
  started_at: z.nullable(Instant),
  /** When it ends, set by the first scan. */
  ends_at: z.nullable(Instant),
  /** Null for a pass by time. */
  visits_left: z.nullable(z.number()),
  /** When it was returned. */
  returned_at: z.nullable(Instant),
  /** Until when a friend can accept it as a gift; until then it does not admit. */
  gift_until: z.nullable(Instant),
  saved_won: Amount,
})
export type Pass = z.infer<typeof Pass>

/** A pass as its holder sees it. */
export const OwnPass = z.extend(Pass, {
  /** The content of the QR code; null once it no longer admits. */
  code: z.nullable(z.string()),
  /** Latest first. */
  visits: z.array(PassVisit),
  /** The holder's own gift of it, while a friend can accept it or after it expired. */
  gift: z.nullable(Gift),
  /** If it was a gift: from whom (empty once that account is closed), and when it was accepted. */
  received: z.nullable(z.object({ by: z.string(), at: Instant })),
})
export type OwnPass = z.infer<typeof OwnPass>

/** `given` waits for a friend to accept it; `expired` was not begun in time, or has run out. */
export type PassState = 'unused' | 'given' | 'running' | 'used_up' | 'expired' | 'returned'

type Dated = Pick<Pass, 'returned_at' | 'started_at' | 'ends_at' | 'visits_left' | 'valid_until' | 'gift_until'>

/**
 * The state of a pass at an instant: passes by time run by the clock, those by number until the last visit or their last day
 * (product §4).
 */
export function passStateAt(
  { returned_at, started_at, ends_at, visits_left, valid_until, gift_until }: Dated,
  now: Date,
): PassState {
  if (returned_at) return 'returned'
  if (!started_at) {
    if (dayInSeoul(now) > valid_until) return 'expired'
    return gift_until && new Date(gift_until) > now ? 'given' : 'unused'
  }
  if (visits_left === 0) return 'used_up'
  return ends_at && new Date(ends_at) <= now ? 'expired' : 'running'
}

/** An order of passes, from the hold on. Its price, benefits and payment are those of every order: see `booking`. */
export const PassOrder = z.object({
  ...z.pick(Order, {
    id: true,
    status: true,
    created_at: true,
    hold_expires_at: true,
    answered_at: true,
    payment_method: true,
    price_lines: true,
    amount_won: true,
    bank_transfer: true,
    paid_at: true,
  }).shape,
  passes: z.array(
    z.object({
      booking_id: Uuid,
      type: PassTypeName,
      person: PassPerson,
      status: Booking.shape.status,
      amount_won: Amount,
      refund: Booking.shape.refund,
    }),
  ),
})
export type PassOrder = z.infer<typeof PassOrder>

/** Passes are paid, given up and returned like every order: see `booking` and `cancellation`. */
export const passOrders = {
  /**
   * Holds passes of one type for `holdMinutes`; earlier unsubmitted holds are given up. Refuses with 404 for a type that is not
   * on sale, 400 `pass.nobody`, `pass.tooManyPasses`.
   */
  hold: endpoint({
    method: 'post',
    path: '/api/v1/pass/orders',
    auth: 'member',
    query: LangQuery,
    body: z.strictObject({ type: PassTypeName, adults: Count, children: Count }),
    data: Order,
    idempotent: true,
    limit: 'write',
  }),
  /** The member's orders of passes, newest first; those that ended before they were submitted are left out. */
  orders: endpoint({
    method: 'get',
    path: '/api/v1/pass/orders',
    auth: 'member',
    query: LangQuery,
    data: z.array(PassOrder),
  }),
  /**
   * The member's passes with their visits, latest purchase first, the gifts that friends have accepted, latest first, and the
   * server's clock, by which passes run.
   */
  own: endpoint({
    method: 'get',
    path: '/api/v1/pass/passes',
    auth: 'member',
    data: z.object({ items: z.array(OwnPass), given: z.array(Gift), now: Instant }),
  }),
}
