import type { CancellationTier } from '#contract/catalog'
import type { Refund } from '#contract/order'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { ownCoupons } from '#server/modules/benefits/coupons.service'
import { orderCoupons } from '#server/modules/booking/order-coupons.service'
import { type BookingRow, lockOrderOf, type WholeOrder } from '#server/modules/booking/rows.service'
import { capturedOf, type PaymentRow } from '#server/modules/payment/payment.service'
import { Refusal } from '#server/refusal'
import { type Figures, figuresOf, pointShares } from './figures'
import { type RefundRow, refundsOf } from './refund.service'
import { type DatedRule, datedRules, departsAt, ruleAt } from './rules.service'

/** A booking with everything that determines its refund. */
export interface LockedBooking {
  whole: WholeOrder
  booking: BookingRow
  /** Live refunds of the order's bookings. */
  refunds: RefundRow[]
  /** The captured payment of the order; null if none was captured yet, or none was needed. */
  payment: PaymentRow | null
  /** Coupons of the order that apply to this booking, each with all the bookings it applies to. */
  coupons: { id: string; name: Texts; expires_at: Date; booking_ids: string[] }[]
}

async function couponsFor(db: Db, accountId: string, { order }: WholeOrder): Promise<LockedBooking['coupons']> {
  const rows = await orderCoupons(db, order.id)
  const held = await ownCoupons(
    db,
    accountId,
    rows.map(({ coupon_id }) => coupon_id),
  )
  return rows.flatMap(({ coupon_id: id, booking_ids }) => {
    const own = held.find((each) => each.held.id === id)
    return own ? [{ id, name: own.rule.name, expires_at: own.held.expires_at, booking_ids }] : []
  })
}

async function bookingIn(db: Db, whole: WholeOrder, bookingId: string): Promise<LockedBooking> {
  const found = whole.bookings.find(({ id }) => id === bookingId)
  if (!found) throw new Refusal(404, 'booking.notFound')
  const { id, account_id } = whole.order
  return {
    whole,
    booking: found,
    refunds: await refundsOf(db, [id]),
    payment: await capturedOf(db, id),
    coupons: account_id ? await couponsFor(db, account_id, whole) : [],
  }
}

/** Locks the booking and its order until the transaction ends. Throws 404, also for another account's booking. */
export async function lockBooking(tx: Db, bookingId: string, accountId?: string): Promise<LockedBooking> {
  const whole = await lockOrderOf(tx, bookingId, accountId)
  if (!whole) throw new Refusal(404, 'booking.notFound')
  return bookingIn(tx, whole, bookingId)
}

/** The outcome of a cancellation. */
export interface Terms extends Figures {
  kind: 'unpaid' | 'paid'
  tier: CancellationTier | null
  rules: DatedRule[]
  valid_until: Date | null
  coupons: { name: Texts; comes_back: boolean }[]
  to: Refund['to']
  paid_won: number
}

const nothing = { rules: [], tier: null, valid_until: null, paid_won: 0, refund_won: 0, fee_won: 0, lost_points: 0 }

/** Terms of an unpaid order: coupons and points, claimed on submission, are all returned, because the whole order ends. */
export function unpaidTerms({ whole: { order }, coupons }: LockedBooking): Terms {
  const claimed = order.status !== 'draft'
  return {
    ...nothing,
    kind: 'unpaid',
    refund_points: claimed ? order.points : 0,
    coupons: claimed ? coupons.map(({ name }) => ({ name, comes_back: true })) : [],
    to: 'none',
  }
}

/**
 * Returns the outcome for the coupons that apply to this booking: each is returned with the last of its bookings, if all of
 * those were refunded in full and it has not expired (product §4).
 */
export function couponsAfter({ booking, refunds, coupons }: LockedBooking, percent: number, now: Date) {
  const isBack = (id: string) => refunds.some((each) => each.booking_id === id && each.percent === 100)
  return coupons
    .filter(({ booking_ids }) => booking_ids.includes(booking.id))
    .map((coupon) => ({
      ...coupon,
      comes_back:
        percent === 100 && coupon.expires_at > now && coupon.booking_ids.every((id) => id === booking.id || isBack(id)),
    }))
}

/** Terms of a paid booking at `percent` of its money and of its share of the points. */
export function paidTerms(
  locked: LockedBooking,
  percent: number,
  now: Date,
): Omit<Terms, 'tier' | 'rules' | 'valid_until'> {
  const { whole, booking, payment } = locked
  const points = pointShares(whole.order, whole.bookings).get(booking.id) ?? 0
  const figures = figuresOf(booking.amount_won, points, percent)
  return {
    kind: 'paid',
    paid_won: booking.amount_won,
    ...figures,
    coupons: couponsAfter(locked, percent, now),
    to: figures.refund_won === 0 ? 'none' : payment?.method === 'transfer' ? 'account' : 'card',
  }
}

/** Throws 409 where a cancellation cannot be requested: one already was, or a payment is in progress. */
export function refuseUncancellable({ whole: { order }, booking: { status, cancel_reason } }: LockedBooking): void {
  if (status === 'cancelled') {
    throw new Refusal(409, cancel_reason === 'expired' ? 'booking.expired' : 'booking.alreadyCancelled')
  }
  if (status === 'cancel_requested') throw new Refusal(409, 'booking.cancelRequested')
  if (order.status === 'confirming') throw new Refusal(409, 'booking.paymentUnderWay')
}

/**
 * Returns what the member gets back by the rules in force at `now`. Throws 409 `booking.alreadyCancelled`, `booking.expired`,
 * `booking.cancelRequested`, `booking.paymentUnderWay` or `booking.departed` (product §4).
 */
export function termsOf(locked: LockedBooking, now: Date): Terms {
  refuseUncancellable(locked)
  const { whole, booking } = locked
  if (now >= departsAt(booking)) throw new Refusal(409, 'booking.departed')
  if (whole.order.status !== 'paid') return unpaidTerms(locked)
  const rules = datedRules(booking.cancellation, booking)
  const rule = ruleAt(rules, now)
  const { days_before = 0, refund_percent = 0, until = departsAt(booking) } = rule ?? {}
  return {
    ...paidTerms(locked, refund_percent, now),
    tier: { days_before, refund_percent },
    rules,
    valid_until: until,
  }
}
