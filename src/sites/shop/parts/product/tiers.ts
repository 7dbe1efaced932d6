import type { CancellationTier } from '#contract/catalog'
import { addDays } from '../days'

/** A tier with the span of days before departure in which it counts, and, once a day is chosen, the days themselves. */
export interface Span {
  percent: number
  /** Most days before departure; null for the earliest tier, which counts from the reservation on. */
  from: number | null
  /** Fewest days before departure. */
  to: number
  /** First and last day (YYYY-MM-DD) on which one cancels by this tier; `first` is null for the earliest. */
  first: string | null
  last: string | null
  past: boolean
}

/** The tiers from the earliest on; `departure` and `today` are Seoul days. */
export function spansOf(tiers: readonly CancellationTier[], departure: string | null, today: string): Span[] {
  const sorted = tiers.toSorted((a, b) => b.days_before - a.days_before)
  return sorted.map(({ days_before: to, refund_percent: percent }, index) => {
    const earlier = sorted[index - 1]
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
