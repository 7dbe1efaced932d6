import type { CancellationTier } from '#contract/catalog'
import { addDays, instantInSeoul } from '#contract/days'

/** A rule with the instant at which it ceases to hold. */
export interface DatedRule extends CancellationTier {
  until: Date
}

/** A departure in Seoul. */
export interface Departure {
  date: string
  start_time: string
}

/** The instant at which a departure begins. */
export const departsAt = ({ date, start_time }: Departure): Date => instantInSeoul(date, start_time)

/**
 * The rules of a departure, best first: each holds to the end of the Seoul day that lies `days_before` days before it, and
 * none beyond the departure itself; behind the last one nothing comes back. Rules of one share in a row are one (product §4).
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
