import type { CancellationQuote, QuoteLine } from '#contract/cancellation'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import type { Texts } from '#server/db/columns'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { lockBooking, type Terms, termsOf } from './locked-booking.service'
import { quoteTexts as texts } from './quote.texts'

interface Line {
  kind: QuoteLine['kind']
  label: Texts
  amount_won: number | null
}

function moneyLines({ kind, tier, paid_won, fee_won, refund_won, to }: Terms): Line[] {
  if (kind === 'unpaid' || !tier) return [{ kind: 'unpaid', label: texts.unpaid, amount_won: 0 }]
  const fee = tier.refund_percent === 0 ? texts.feeOfAll : texts.fee(tier.refund_percent, tier.days_before)
  return [
    { kind: 'paid', label: texts.paid, amount_won: paid_won },
    ...(fee_won > 0 ? [{ kind: 'fee', label: fee, amount_won: -fee_won } as const] : []),
    { kind: 'refund', label: texts.refund[to], amount_won: refund_won },
  ]
}

function benefitLines({ refund_points, lost_points, coupons }: Terms): Line[] {
  const lines: Line[] = []
  if (refund_points > 0) lines.push({ kind: 'points', label: texts.points, amount_won: refund_points })
  if (lost_points > 0) lines.push({ kind: 'points_lost', label: texts.points_lost, amount_won: -lost_points })
  for (const { name, comes_back } of coupons) {
    lines.push({ kind: 'coupon', label: texts.coupon(name, comes_back), amount_won: null })
  }
  return lines
}

/**
 * Quotes the cancellation of the member's booking at this moment, line by line and with the rule behind it. Throws 404 for
 * another account's booking, 409 `pass.begun`, `pass.giftOpen` and `pass.givenAway` for a pass, and what `termsOf` throws.
 */
export async function quoteCancellation(
  { db, clock, hooks }: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  accountId: string,
  id: string,
  lang: Lang,
): Promise<z.input<typeof CancellationQuote>> {
  // Locked only for a consistent read.
  const locked = await transaction(db, (tx) => lockBooking(tx, id, accountId))
  const now = clock.now()
  await hooks.bookingReturnable({ db, now }, id, accountId)
  const terms = termsOf(locked, now)
  const { booking, whole } = locked
  const others = terms.kind === 'unpaid' ? whole.bookings.filter((each) => each.id !== id) : []
  const together = others.map(
    ({ reservation_number, product_name }): Line => ({
      kind: 'together',
      label: texts.together(reservation_number, product_name),
      amount_won: null,
    }),
  )
  return {
    booking_id: id,
    status: booking.status,
    kind: terms.kind,
    tier: terms.tier,
    tiers: terms.rules.map(({ refund_percent, until }) => ({ refund_percent, until: until.toISOString() })),
    valid_until: terms.valid_until?.toISOString() ?? null,
    paid_won: terms.paid_won,
    refund_won: terms.refund_won,
    fee_won: terms.fee_won,
    refund_points: terms.refund_points,
    lost_points: terms.lost_points,
    coupons: terms.coupons.map(({ name, comes_back }) => ({ name: name[lang], comes_back })),
    refund_to: terms.to,
    together: others.map(({ reservation_number, product_name }) => ({
      reservation_number,
      product_name: product_name[lang],
    })),
    lines: [...moneyLines(terms), ...benefitLines(terms), ...together].map((line) => ({
      ...line,
      label: line.label[lang],
    })),
    answered_at: now.toISOString(),
  }
}
