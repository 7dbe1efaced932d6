import type { CancellationTier } from '#contract/catalog'
import { addDays } from '../days'

/** A rule with its day: `percent` comes back when cancelled `until` that Seoul day, or only `from` it on. */
export interface DatedRule {
  kind: 'until' | 'from'
  /** YYYY-MM-DD */
  day: string
  percent: number
}

/** The tiers of a product as days before a departure, best first; what lies behind the last tier brings nothing back. */
export function cancellationDates(tiers: readonly CancellationTier[], departure: string): DatedRule[] {
  const sorted = tiers.toSorted((a, b) => b.days_before - a.days_before)
  const rules = sorted.map(
    ({ days_before, refund_percent }): DatedRule => ({
      kind: 'until',
      day: addDays(departure, -days_before),
      percent: refund_percent,
    }),
  )
  const last = sorted.at(-1)
  if (last && last.days_before > 0) {
    rules.push({ kind: 'from', day: addDays(departure, 1 - last.days_before), percent: 0 })
  }
  return rules
}
