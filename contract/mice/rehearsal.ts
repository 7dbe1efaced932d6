import { dayInSeoul } from '../days'

/** Whether the fair is not open on the day of a time in Seoul: check-in is then a rehearsal (product §4). */
export const isRehearsalAt = (days: readonly { day: string }[], at: Date | number | string): boolean =>
  days.every(({ day }) => day !== dayInSeoul(new Date(at)))
