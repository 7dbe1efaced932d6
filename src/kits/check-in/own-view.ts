import { judge, type Verdict } from '#contract/check-in-rules'
import { instantInSeoul } from '#contract/days'
import type { Ticket } from '#contract/voucher'
import type { Device, GateDb, LogLine } from './store'

/** What a device itself knows about a party. */
export interface OwnView {
  /** People who are in, by the server's last count plus the lines not yet sent. */
  admitted: number
  /** Where and when they went in, as far as known. */
  entered: { gate_name: string; at: string } | null
  cancelled: boolean
  /** The reservation's current values, where its time or party size changed after codes were issued; otherwise null. */
  reissued: Pick<Ticket, 'date' | 'start_time' | 'party_size'> | null
}

/** The ticket as the server would judge it: with its reservation's current values. */
export const asReissued = (ticket: Ticket, { reissued }: OwnView): Ticket => ({ ...ticket, ...reissued })

const people = (lines: readonly LogLine[]) =>
  lines.reduce((sum, { scan }) => sum + (scan.act === 'undo' ? -scan.people : scan.people), 0)

/** Returns the state of a party without asking the server. */
export async function ownView(db: GateDb, device: Device, number: string): Promise<OwnView> {
  const id = device.device_id
  const tx = db.transaction(['log', 'answers', 'known', 'days'])
  const [lines, answered, stored, day] = await Promise.all([
    tx.objectStore('log').index('party').getAll([id, number]),
    tx.objectStore('answers').index('live').getAllKeys([id, 0]),
    tx.objectStore('known').get([id, number]),
    tx.objectStore('days').get(id),
  ])
  const sent = new Set(answered.map(([, counter]) => counter))
  const pending = lines.filter(
    ({ live, counter, scan }) => live === 0 && scan.told === 'admitted' && !sent.has(counter),
  )
  const entry = day?.state.entered.find((each) => each.reservation_number === number)
  const base = stored ? { ...stored, people: stored.admitted } : entry
  // A list stored by an older version has none.
  const changed = day?.state.reissued?.find((each) => each.reservation_number === number)
  const first = pending.find(({ scan }) => scan.act === 'admit')
  return {
    admitted: (base?.people ?? 0) + people(pending),
    entered: base?.people ? base : first ? { gate_name: device.enrolment.gate.name, at: first.scan.at } : null,
    cancelled: day?.state.revoked.includes(number) ?? false,
    reissued: changed
      ? { date: device.enrolment.day, start_time: changed.start_time, party_size: changed.party_size }
      : null,
  }
}

/** Returns the device's own verdict on `people` of a ticket with a valid signature; `today` is the Seoul day of `now`. */
export const judgeAlone = (
  device: Device,
  ticket: Ticket,
  people: number,
  { admitted, cancelled }: OwnView,
  { now, today }: { now: number; today: string },
): Verdict =>
  judge(ticket, people, {
    tour_id: device.enrolment.tour.id,
    now,
    today,
    departure: instantInSeoul(ticket.date, ticket.start_time).getTime(),
    cancelled,
    admitted,
  })
