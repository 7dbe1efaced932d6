import { addDays, dayInSeoul, msPerDay } from './days'

/** How long an unpaid card booking holds its seats, in minutes; a bank transfer holds them for `depositDays` (product §4, §9). */
export const holdMinutes = 30
export const depositDays = 3
/** Reservations of one account that may wait for their deposits at once: each holds seats that nobody has paid for (product §4, §9). */
export const depositsAtOnce = 5
/** Until when a transfer may arrive: `depositDays` from `now` on, never later than the day before a departure; `departures` are the instants at which their days begin in Seoul. All in ms. */
export const depositDeadline = (now: number, departures: readonly number[]): number =>
  Math.min(now + depositDays * msPerDay, ...departures)
/** An operator confirms a paid booking within so many days, and no later than the day before its departure (product §4, §9). */
export const confirmationDays = { min: 2, max: 3 } as const
/** The Seoul day by which that is, for what is `paid` at an instant in ms and departs on `dates`; what is paid later than the day before is confirmed on the same day. */
export function confirmationDay(paid: number, dates: readonly string[]): string {
  const day = dayInSeoul(paid)
  const latest = [addDays(day, confirmationDays.max), ...dates.map((date) => addDays(date, -1))].toSorted()[0] ?? day
  if (latest < day) return day
  return latest
}
/** The same for a transfer that has until `deadline`, in ms, to arrive. */
export const depositConfirmationDay = (deadline: number, dates: readonly string[]): string =>
  // A deadline is the first instant that is too late.
  confirmationDay(deadline - 1, dates)
/** An operator answers a service that is paid for within so many hours, and before its day begins in Seoul (product §4, §9). */
export const answerHours = 24
/** Until when that is: `departures` are the instants at which the days begin. All in ms. */
export const answerDeadline = (paid: number, departures: readonly number[]): number =>
  Math.min(paid + answerHours * 3_600_000, ...departures)
/** A service is asked for at least so many Seoul days ahead, so that the answer comes before its day (product §5). */
export const serviceLeadDays = 2
/** Business days in which a refund shows on a card, and in which one of a transfer is sent (product §4, §9). */
export const cardRefundDays = { min: 3, max: 7 } as const
export const transferRefundDays = 3
