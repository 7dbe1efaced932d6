import type { CancellationTier } from '#contract/catalog'
import { addDays } from '#contract/days'

/** A rule with its range of days before departure and, once a day is chosen, its dates. */
export interface Span {
  percent: number
  /** Most days before departure; null for the earliest rule, which applies from the reservation on. */
  from: number | null
  /** Fewest days before departure. */
  to: number
  /** First and last day (YYYY-MM-DD) on which a cancellation falls under this rule; `first` is null for the earliest. */
  first: string | null
  last: string | null
  past: boolean
}

/**
 * The rules from the earliest on: the client's only reading of tiers, equal to the server's (product §4). After the last tier
 * nothing is refunded, which is a rule too; consecutive tiers with the same share are merged. Days are Seoul days.
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
