import type { Verdict } from '#contract/check-in-rules'
import type { ScanResult } from '#contract/check-in-scan'
import type { Ticket } from '#contract/voucher'
import type { OwnView } from './own-view'
import type { Device } from './store'

/** The outcome of a scan, in the form in which it is shown. */
export interface Outcome {
  verdict: Verdict
  /** Who decided: the server, or the device because no answer arrived in time. */
  by: 'server' | 'device'
  /** The line of the log; null when no line is written. */
  counter: number | null
  reservation_number: string
  /** How many people the scan was for. */
  people: number
  party_size: number
  /** How many of the party are in now. */
  admitted: number
  conflict: boolean
  ticket: { tour_name: string; date: string; start_time: string } | null
  earlier: { gate_name: string; at: string; people: number | null; offline: boolean }[]
}

/** The outcome as the server returned it. */
export const serverOutcome = (result: ScanResult, people: number): Outcome => ({ ...result, people, by: 'server' })

/** The outcome as the device decided it from what it knows. */
export function deviceOutcome(
  device: Device,
  ticket: Ticket,
  people: number,
  decided: { verdict: Verdict; counter: number; view: OwnView },
): Outcome {
  const { verdict, counter, view } = decided
  const isHere = ticket.product_id === device.enrolment.tour.id
  return {
    verdict,
    by: 'device',
    counter,
    reservation_number: ticket.reservation_number,
    people,
    party_size: ticket.party_size,
    admitted: view.admitted + (verdict === 'admitted' ? people : 0),
    conflict: false,
    // A device only knows the name of its own tour.
    ticket: { tour_name: isHere ? device.enrolment.tour.name : '', date: ticket.date, start_time: ticket.start_time },
    earlier: view.entered ? [{ ...view.entered, people: null, offline: false }] : [],
  }
}

/** A code that is not ours, or was altered. Its contents cannot be trusted: no line is written for it. */
export const forged: Outcome = {
  verdict: 'forged',
  by: 'device',
  counter: null,
  reservation_number: '',
  people: 0,
  party_size: 0,
  admitted: 0,
  conflict: false,
  ticket: null,
  earlier: [],
}
