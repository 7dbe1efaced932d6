import type { CancellationTier } from '#contract/catalog'
import { addDays } from '#contract/days'

/** A rule with the span of days before departure in which it counts, and, once a day is chosen, the days themselves. */
export interface Span {
  percent: number
  /** Most days before departure; null for the earliest rule, which counts from the reservation on. */
  from: number | null
  /** Fewest days before departure. */
  to: number
  /** First and last day (YYYY-MM-DD) on which one cancels by this rule; `first` is null for the earliest. */
  first: string | null
  last: string | null
  past: boolean
}

/**
 * The rules from the earliest on, the client's one reading of tiers, which is the server's (product §4): what lies behind the
 * last tier brings nothing back and is a rule too, and tiers of one share in a row are one. The days are Seoul's.
 */
export function spansOf(tiers: readonly CancellationTier[], departure: string | null, today: string): Span[] {
  const sorted = tiers.toSorted((a, b) => b.days_before - a.days_before)
  const whole = sorted.at(-1)?.days_before === 0 ? sorted : [...sorted, { days_before: 0, refund_percent: 0 }]
  const all = whole.filter(({ refund_percent }, index) => refund_percent !== whole[index + 1]?.refund_percent)
  return all.map(({ days_before: to, refund_percent: percent }, index) => {
    const earlier = all[index - 1]
    const from = earlier ? earlier.days_before - 1 : null
    const last = departure && addDays(departure, -to)
    return {
      percent,
      from,
      to,
      first: departure && from !== null ? addDays(departure, -from) : null,
      last,
      past: last !== null && last < today,
    }
  })
}
