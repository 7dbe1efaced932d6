/** The one place that knows what time it is; tests set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const seoulDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })

/** The Seoul day of an instant, YYYY-MM-DD: days, slots and deadlines are Seoul's (product §5). */
export const dayInSeoul = (at: Date): string => seoulDay.format(at)
/** The instant of a Seoul day and time; Korea has kept UTC+9 without daylight saving since 1988. */
export const instantInSeoul = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00+09:00`)
/** The day `days` after (or, negative, before) `day`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
/** How old somebody is on a day, in full years; who was born on 29 February has a birthday on 1 March in other years. */
export const fullYears = (birthday: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0)
/** Whole days from `from` to `to`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
