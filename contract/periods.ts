import { addDays, dayInSeoul, msPerDay } from './days'

/** Minutes for which an unpaid card booking holds its seats; a bank transfer holds them for `depositDays` (product §4, §9). */
export const holdMinutes = 30
export const depositDays = 3
/** Most reservations of one account waiting for a deposit: each holds unpaid seats (product §4, §9). */
export const depositsAtOnce = 5
/**
 * The deadline of a transfer: `depositDays` from `now`, but no later than the day before a departure; `departures` are the
 * instants at which their days begin in Seoul. All in ms.
 */
export const depositDeadline = (now: number, departures: readonly number[]): number =>
  Math.min(now + depositDays * msPerDay, ...departures)
/** Days within which an operator confirms a paid booking, no later than the day before its departure (product §4, §9). */
export const confirmationDays = { min: 2, max: 3 } as const
/**
 * The Seoul day by which a booking is confirmed, if `paid` at an instant in ms and departing on `dates`; a booking paid later
 * than the day before is confirmed on the day of payment.
 */
export function confirmationDay(paid: number, dates: readonly string[]): string {
  const day = dayInSeoul(paid)
  const latest = [addDays(day, confirmationDays.max), ...dates.map((date) => addDays(date, -1))].toSorted()[0] ?? day
  if (latest < day) return day
  return latest
}
/** The confirmation day for a transfer that has until `deadline`, in ms, to arrive. */
export const depositConfirmationDay = (deadline: number, dates: readonly string[]): string =>
  // A deadline is the first instant that is too late.
  confirmationDay(deadline - 1, dates)
/** Hours within which an operator answers a paid service, always before its day begins in Seoul (product §4, §9). */
export const answerHours = 24
/** The deadline of that answer: `departures` are the instants at which the days begin. All in ms. */
export const answerDeadline = (paid: number, departures: readonly number[]): number =>
  Math.min(paid + answerHours * 3_600_000, ...departures)
/** Seoul days ahead of which a service must be requested, so that the answer arrives before its day (product §5). */
export const serviceLeadDays = 2
/** Business days until a refund appears on a card, and within which a transfer's refund is sent (product §4, §9). */
export const cardRefundDays = { min: 3, max: 7 } as const
export const transferRefundDays = 3
