import { daysBetween } from '#contract/days'
import type { Edition } from './edition'

/** The state of a fair on the server's day: some days before it, on a day of it, between two of them, or after it. */
export type Countdown =
  | { state: 'before'; days: number }
  | { state: 'running'; day: number; of: number }
  | { state: 'between'; days: number }
  | { state: 'over' }

type Dated = { figures: Pick<Edition['figures'], 'days'>; today: string }

export function countdownOf({ figures: { days }, today }: Dated): Countdown {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (!first || !last || last < today) return { state: 'over' }
  if (today < first) return { state: 'before', days: daysBetween(today, first) }
  const at = days.findIndex(({ day }) => day === today)
  if (at >= 0) return { state: 'running', day: at + 1, of: days.length }
  return { state: 'between', days: daysBetween(today, days.find(({ day }) => day > today)?.day ?? last) }
}

/** Returns the fair day to show first: today's, otherwise the next, otherwise the last. */
export const shownDay = ({ figures: { days }, today }: Dated): string =>
  (days.find(({ day }) => day >= today) ?? days.at(-1))?.day ?? today
