import type { CancellationTier } from '#contract/catalog'

/** A rule with its day: `percent` comes back when cancelled `until` that Seoul day, or only `from` it on. */
export interface DatedRule {
  kind: 'until' | 'from'
  /** YYYY-MM-DD */
  day: string
  percent: number
}

const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10)

/** The tiers of a product as days before a departure, best first; what lies behind the last tier brings nothing back. */
export function cancellationDates(tiers: readonly CancellationTier[], departure: string): DatedRule[] {
  const sorted = tiers.toSorted((a, b) => b.days_before - a.days_before)
  const rules = sorted.map(
    ({ days_before, refund_percent }): DatedRule => ({
      kind: 'until',
      day: dayBefore(departure, days_before),
      percent: refund_percent,
    }),
  )
  const last = sorted.at(-1)
  if (last && last.days_before > 0) {
    rules.push({ kind: 'from', day: dayBefore(departure, last.days_before - 1), percent: 0 })
  }
  return rules
}
