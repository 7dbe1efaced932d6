import type { Ticket } from './voucher'
import { z } from './zod'

/** Hours that a device can scan after it was enrolled (product §4, §9). */
export const shiftHours = 14
/** Minutes before and after a departure in which a gate admits it (product §4, §9). */
export const gateOpensMinutes = 120
export const gateClosesMinutes = 60
/** Most scans that a device sends in one call. */
export const scanBatch = 200

/**
 * The result of a scan (product §4). `admitted`: the people can go in. `used`: the whole party is already in. `tooMany`: fewer of
 * the party are left than requested. `wrongTour`, `wrongDay`, `early`, `expired`: the code is ours, but not for this place and
 * time. `cancelled`: canceled after the code was made. `unpaid`: no code of ours has this state, but a search can find it.
 * `unknown`: no such number. `forged`: not one of our codes, or altered. For an undo: `admitted` took people back, `used` found
 * them already taken back, `unknown` found no one to take back.
 */
export const verdicts = [
  'admitted',
  'used',
  'tooMany',
  'wrongTour',
  'wrongDay',
  'early',
  'expired',
  'cancelled',
  'unpaid',
  'unknown',
  'forged',
] as const
export const Verdict = z.enum(verdicts)
export type Verdict = z.infer<typeof Verdict>

/** When a gate opens and closes for the departure, in ms since 1970; `departure` is its instant. */
export const admissionWindow = (departure: number): { opens: number; closes: number } => ({
  opens: departure - gateOpensMinutes * 60_000,
  closes: departure + gateClosesMinutes * 60_000,
})

/** What is known about a gate, a booking and the time when a ticket is judged. */
export interface Standing {
  /** The tour of the gate. */
  tour_id: string
  /** In ms since 1970. */
  now: number
  /** The Seoul day of `now`, and the instant of the ticket's departure in ms. */
  today: string
  departure: number
  cancelled: boolean
  /** How many of the party are already in, as far as is known here. */
  admitted: number
}

/**
 * Judges a ticket whose signature was verified, in the same way online and offline (product §4): `people` of its party want to go
 * in.
 */
export function judge(ticket: Ticket, people: number, at: Standing): Verdict {
  if (ticket.product_id !== at.tour_id) return 'wrongTour'
  if (at.cancelled) return 'cancelled'
  if (at.admitted >= ticket.party_size) return 'used'
  const { opens, closes } = admissionWindow(at.departure)
  if (at.now > closes) return 'expired'
  if (ticket.date !== at.today) return 'wrongDay'
  if (at.now < opens) return 'early'
  return at.admitted + people > ticket.party_size ? 'tooMany' : 'admitted'
}
