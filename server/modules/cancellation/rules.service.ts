import type { CancellationTier } from '#contract/catalog'
import { addDays, instantInSeoul } from '#contract/days'

/** A rule with the instant at which it stops applying. */
export interface DatedRule extends CancellationTier {
  until: Date
}

/** Date and time of a departure in Seoul. */
export interface Departure {
  date: string
  start_time: string
}

/** The instant at which a departure begins. */
export const departsAt = ({ date, start_time }: Departure): Date => instantInSeoul(date, start_time)

/**
 * Returns the rules of a departure, best first: each applies to the end of the Seoul day that lies `days_before` days before
 * it, and never beyond the departure itself; after the last one nothing is refunded. Consecutive rules with the same share are
 * merged (product §4).
 */
export function datedRules(tiers: readonly CancellationTier[], departure: Departure): DatedRule[] {
  const end = departsAt(departure)
  const endOf = (days: number) =>
    new Date(Math.min(instantInSeoul(addDays(departure.date, 1 - days)).getTime(), end.getTime()))
  const sorted = tiers.toSorted((a, b) => b.days_before - a.days_before)
  const rules = sorted.map((tier): DatedRule => ({ ...tier, until: endOf(tier.days_before) }))
  if ((rules.at(-1)?.until ?? 0) < end) rules.push({ days_before: 0, refund_percent: 0, until: end })
  return rules.filter(({ refund_percent }, at) => refund_percent !== rules[at + 1]?.refund_percent)
}

/** The rule in force at `now`; null once the departure has begun. */
export const ruleAt = (rules: readonly DatedRule[], now: Date): DatedRule | null =>
  rules.find(({ until }) => now < until) ?? null
