import { daysBetween } from '#contract/days'
import type { MiceEdition } from '#contract/mice/edition'

/** Where the fair stands by the server's day: so many days before a day of it, on one, or after the last. */
export type Countdown = { state: 'before'; days: number } | { state: 'running'; day: number } | { state: 'over' }

export function countdownOf({ figures: { days }, today }: Pick<MiceEdition, 'figures' | 'today'>): Countdown {
  const at = days.findIndex(({ day }) => day === today)
  if (at >= 0) return { state: 'running', day: at + 1 }
  const next = days.find(({ day }) => day > today)
  return next ? { state: 'before', days: daysBetween(today, next.day) } : { state: 'over' }
}

/** The day of the fair that is shown first: today's, else the next, else the last. */
export const shownDay = ({ figures: { days }, today }: Pick<MiceEdition, 'figures' | 'today'>): string =>
  (days.find(({ day }) => day >= today) ?? days.at(-1))?.day ?? today
