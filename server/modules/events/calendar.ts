import type { EventState } from '#contract/events'

/** One occurrence of a festival: with days, or with a month only. */
export interface Occurrence {
  state: EventState
  year: number
  month: number
  first_day: string | null
  last_day: string | null
}

interface Months {
  first_month: number
  last_month: number
}
interface Days {
  first: string
  last: string
}

const partsOf = (day: string) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })

/** A festival with known days, as seen on a day; null if it was in another year. */
export function dated({ first, last }: Days, today: string): Occurrence | null {
  const state = today < first ? 'coming' : today <= last ? 'now' : 'past'
  if (state === 'past' && partsOf(last).year !== partsOf(today).year) return null
  return { state, ...partsOf(first), first_day: first, last_day: last }
}

/**
 * A festival with known months only, as seen on a day: this year's until its months have ended, then next year's followed by this
 * year's. Whether it runs today is unknown, so it is never `now`.
 */
export function undated({ first_month, last_month }: Months, today: string): Occurrence[] {
  const { year, month } = partsOf(today)
  const at = (state: EventState, inYear: number, inMonth: number): Occurrence => ({
    state,
    year: inYear,
    month: inMonth,
    first_day: null,
    last_day: null,
  })
  const overNewYear = last_month < first_month
  const within = overNewYear ? month >= first_month || month <= last_month : month >= first_month && month <= last_month
  if (within) return [at('coming', year, month)]
  if (overNewYear || month < first_month) return [at('coming', year, first_month)]
  return [at('past', year, first_month), at('coming', year + 1, first_month)]
}

/** Every occurrence that a festival is listed with: days of our own product replace its months. */
export function occurrences(months: Months, days: Days | null, today: string): Occurrence[] {
  const current = days && dated(days, today)
  const usual = undated(months, today)
  if (!current) return usual
  return [current, ...usual.filter(({ state, year }) => state === 'past' && year !== current.year)]
}

const order: readonly EventState[] = ['now', 'coming', 'past']
const whenOf = ({ year, month, first_day }: Occurrence) => first_day ?? `${year}-${String(month).padStart(2, '0')}-99`

/** Running first, then upcoming, then past; each by its days, those without days at the end of their month. */
export const byTime = (a: Occurrence, b: Occurrence): number =>
  order.indexOf(a.state) - order.indexOf(b.state) || (whenOf(a) < whenOf(b) ? -1 : 1)
