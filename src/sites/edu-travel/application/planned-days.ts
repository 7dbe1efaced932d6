import { daysBetween, daysOf, isDay } from '#contract/days'
import { applicationLimits } from '#contract/education/limits'
import type { Written } from '#contract/education/sections'

type Days = Written['trip']['days']

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
  return [...inside, ...kept]
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, Math.max(applicationLimits.days, inside.length))
}
