import { daysBetween, daysOf, isDay } from '#contract/days'
import { applicationLimits } from '#contract/education/limits'
import type { Written } from '#contract/education/sections'

type Days = Written['trip']['days']
type Activities = Days[number]['activities']

/** The plan of a day with another day's copied to its end; null if that is more than a day can have. */
export function withCopied(there: Activities, copied: Activities): Activities | null {
  const all = [...there, ...structuredClone(copied)]
  return all.length > applicationLimits.activities ? null : all
}

/**
 * The days of a trip with their plans: every day of the trip, and planned days outside of it, so that a change of dates discards
 * no plan.
 */
export function plannedDays({ arrival, departure }: Pick<Written['trip'], 'arrival' | 'departure'>, days: Days): Days {
  const isSpan =
    isDay(arrival) &&
    isDay(departure) &&
    arrival <= departure &&
    daysBetween(arrival, departure) < applicationLimits.days
  if (!isSpan) return days
  const span = daysOf({ from: arrival, to: departure })
  const kept = days.filter(({ date, activities }) => !span.includes(date) && activities.length > 0)
  const inside = span.map((date) => days.find((day) => day.date === date) ?? { date, activities: [] })
  return [...inside, ...kept.slice(0, applicationLimits.storedDays - inside.length)].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  )
}
