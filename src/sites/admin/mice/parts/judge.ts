import { dayInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import {
  badgeProduct,
  type DeviceResult,
  type GateAnswer,
  type GateScan,
  type MiceDoor,
  type miceGate,
} from '#contract/mice/gate'
import { readCode } from '#contract/ticket-code'
import { type TicketKeys, ticketOf } from '#src/kits/check-in/keys'

/** A scan on this device with the door and the place at which it was made. */
export interface DoorScan extends GateScan {
  door: MiceDoor
  place: string
}

type DoorList = Data<typeof miceGate.list>
export type Doors = Data<typeof miceGate.doors>

/** The outcome of a scan: from the server, or decided by this device (`alone`). */
export interface Outcome {
  id: string
  result: GateAnswer['result'] | DeviceResult
  number: string
  person: GateAnswer['person']
  before: GateAnswer['before']
  alone: boolean
  /** The fair was not open when the badge was scanned. */
  isRehearsal: boolean
}

/** The number in a code, without checking its signature; staff can type the number itself. */
export const numberIn = (code: string): string => readCode(code)?.ticket.reservation_number ?? code.toUpperCase()

interface DeviceData {
  keys: TicketKeys
  firstDay: string
  list: DoorList | undefined
  /** Admitted by this device since the page was opened, by number. */
  own: ReadonlyMap<string, { at: string; place: string }>
}

/** Decides a scan offline by the device's list; it cannot know who has entered at another gate since (product §4). */
export async function judgeAlone(
  { keys, firstDay, list, own }: DeviceData,
  { id, code, at }: Pick<DoorScan, 'id' | 'code' | 'at'>,
): Promise<Omit<Outcome, 'isRehearsal'>> {
  const number = numberIn(code)
  const outcome = (result: DeviceResult, before: Outcome['before'] = null): Omit<Outcome, 'isRehearsal'> => ({
    ...{ id, result, number, before },
    person: null,
    alone: true,
  })
  const isTyped = readCode(code) === null
  const ticket = await ticketOf(keys, code)
  if (!isTyped && ticket?.product_id !== badgeProduct) return outcome('unknown')
  if (ticket && ticket.date !== firstDay) return outcome('other_fair')
  if (!list?.numbers.includes(number)) return outcome(isTyped ? 'unknown' : 'unlisted')
  // A door admits once a day, and a device can stay open overnight, also after a rehearsal.
  const today = dayInSeoul(new Date(at))
  const before = [own.get(number), ...list.entered.filter((each) => each.number === number)].find(
    (each) => each && dayInSeoul(new Date(each.at)) === today,
  )
  if (before) return outcome('used', { at: before.at, place: before.place })
  return outcome(list.seated && !list.seated.includes(number) ? 'no_seat' : 'valid')
}
