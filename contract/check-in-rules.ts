import type { Ticket } from './voucher'
import { z } from './zod'

/** A device may scan for so long after it was enrolled, in hours (product §4, §9). */
export const shiftHours = 14
/** A gate lets a departure in from so many minutes before it until so many after it (product §4, §9). */
export const gateOpensMinutes = 120
export const gateClosesMinutes = 60
/** Most scans that a device sends at once. */
export const scanBatch = 200

/**
 * What a scan comes to (product §4). `admitted`: they may go in. `used`: the whole party is in already. `tooMany`: fewer
 * of the party are left than were asked for. `wrongTour`, `wrongDay`, `early`, `expired`: the code is ours, but not for this
 * place and hour. `cancelled`: it was cancelled after the code was made. `unpaid`: no code of ours says so, a search may.
 * `unknown`: a number that there is not. `forged`: no code of ours, or one that was altered.
 * Of an undo: `admitted` took people back, `used` found them taken back already, `unknown` found no one to take back.
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

/** From when until when a gate takes the departure, in ms since 1970; `departure` is its instant. */
export const admissionWindow = (departure: number): { opens: number; closes: number } => ({
  opens: departure - gateOpensMinutes * 60_000,
  closes: departure + gateClosesMinutes * 60_000,
})

/** What is known of a gate, a booking and the hour when a ticket is judged. */
export interface Standing {
  /** The tour that the gate belongs to. */
  tour_id: string
  /** In ms since 1970. */
  now: number
  /** The Seoul day of `now`, and the instant of the ticket's departure in ms. */
  today: string
  departure: number
  cancelled: boolean
  /** How many of the party are in already, as far as is known here. */
  admitted: number
}

/**
 * Judges a ticket whose signature was found good, the same way with and without a network (product §4): `people` of its
 * party want to go in.
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
