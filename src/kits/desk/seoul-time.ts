import { dayInSeoul } from '#contract/days'

/** The time of day in Seoul at an instant, HH:MM. */
export const timeInSeoul = (at: string): string => new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(11, 16)

/** An instant as a date and time in Seoul. */
export const inSeoul = (at: string): string => `${dayInSeoul(Date.parse(at))} ${timeInSeoul(at)}`
