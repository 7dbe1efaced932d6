import type { Verdict } from '#contract/check-in-rules'
import type { Scan, ScanResult } from '#contract/check-in-scan'
import type { Lang } from '#contract/languages'
import type { Ticket } from '#contract/voucher'
import { askServer } from './ask'
import { ticketOf } from './keys'
import { append, appendDecided, type Draft } from './log'
import { deviceOutcome, forged, type Outcome, serverOutcome } from './outcome'
import { asReissued, judgeAlone, ownView } from './own-view'
import type { Device, GateDb } from './store'

/** What scanning needs from its surroundings. */
export interface ScanContext {
  db: GateDb
  /** In ms. */
  now: () => number
  /** The Seoul day of an instant. */
  dayOf: (at: number) => string
  lang: () => Lang
  /** Whether asking the server is worth the wait. */
  isOnline: () => boolean
  /** Called after each request with whether the server answered. */
  onAnswer: (answered: boolean) => void
}

/** Stores the server's answer to a line. */
export async function keepAnswer(
  { db, now }: ScanContext,
  device: Device,
  scan: Scan,
  result: ScanResult,
): Promise<void> {
  const { device_id } = device
  const tx = db.transaction(['answers', 'known'], 'readwrite')
  const live = scan.told === null ? 1 : 0
  const [last] = result.earlier.toSorted((a, b) => b.at.localeCompare(a.at))
  const here = { gate_name: device.enrolment.gate.name, at: scan.at }
  const { gate_name, at } = result.verdict === 'admitted' || !last ? here : last
  const { reservation_number, admitted } = result
  await Promise.all([
    tx.objectStore('answers').put({ device_id, counter: scan.counter, live, result }),
    reservation_number !== '' &&
      tx.objectStore('known').put({ device_id, reservation_number, admitted, gate_name, at, learned_at: now() }),
    tx.done,
  ])
}

async function ask(context: ScanContext, device: Device, scan: Scan): Promise<ScanResult | null> {
  if (!context.isOnline()) return null
  const result = await askServer(device.device_id, scan, context.lang())
  context.onAnswer(result !== null)
  if (result) await keepAnswer(context, device, scan, result)
  return result
}

const draftOf = (context: ScanContext, change: Partial<Draft>): Draft => ({
  at: new Date(context.now()).toISOString(),
  act: 'admit',
  code: '',
  reservation_number: '',
  people: 0,
  undoes: null,
  ...change,
})

/** Judges a ticket on the device and logs the verdict the people were shown. */
async function decide(context: ScanContext, device: Device, sent: Scan, read: Ticket): Promise<Outcome> {
  const view = await ownView(context.db, device, read.reservation_number)
  const ticket = asReissued(read, view)
  const at = Date.parse(sent.at)
  const verdict = judgeAlone(device, ticket, sent.people, view, { now: at, today: context.dayOf(at) })
  await appendDecided(context.db, device, sent, verdict)
  return deviceOutcome(device, ticket, sent.people, { verdict, counter: sent.counter, view })
}

/**
 * Scans a code for `count` people of its party, or for all who are not in yet. The server is asked when it is reachable; when it
 * does not answer in time, the device decides and says so (product §4). Throws the server's refusals.
 */
export async function scanCode(
  context: ScanContext,
  device: Device,
  code: string,
  count: number | null,
): Promise<Outcome> {
  const ticket = await ticketOf(device.enrolment.ticket_keys, code)
  if (!ticket) return forged
  const number = ticket.reservation_number
  const view = await ownView(context.db, device, number)
  const people = count ?? Math.max(asReissued(ticket, view).party_size - view.admitted, 1)
  const scan = await append(context.db, device, draftOf(context, { code, reservation_number: number, people }))
  const result = await ask(context, device, scan)
  return result ? serverOutcome(result, people) : decide(context, device, scan, ticket)
}

/** Admits people of a reservation found by search, which only the server can do; returns null when it did not answer. */
export async function scanNumber(
  context: ScanContext,
  device: Device,
  number: string,
  people: number,
): Promise<Outcome | null> {
  if (!context.isOnline()) return null
  const scan = await append(context.db, device, draftOf(context, { reservation_number: number, people }))
  const result = await ask(context, device, scan)
  return result && serverOutcome(result, people)
}

/** The scan to undo. */
export interface Undone {
  device_id: string
  counter: number
  reservation_number: string
  people: number
}

/** Undoes a scan; returns null when the server has not been informed yet. Throws the server's refusals. */
export async function undoScan(context: ScanContext, device: Device, of: Undone): Promise<Verdict | null> {
  const { device_id, counter, reservation_number, people } = of
  const undoes = { device_id, counter }
  const scan = await append(context.db, device, draftOf(context, { act: 'undo', reservation_number, people, undoes }))
  const result = await ask(context, device, scan)
  if (result) return result.verdict
  await appendDecided(context.db, device, scan, 'admitted')
  return null
}
