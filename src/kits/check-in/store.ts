import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DayState, Enrolment } from '#contract/check-in-gate'
import type { Scan, ScanResult } from '#contract/check-in-scan'

/** A device enrolled for a shift. Its key can sign but never be read, not even by this page. */
export interface Device {
  device_id: string
  name: string
  enrolment: Enrolment
  key: CryptoKey
}

/** A line of the log: sent to the server while the people wait (`live` 1), or decided by the device (0). */
export interface LogLine {
  device_id: string
  counter: number
  live: 0 | 1
  reservation_number: string
  scan: Scan
}

/** The server's answer to a line. */
interface Answer {
  device_id: string
  counter: number
  live: 0 | 1
  result: ScanResult
}

/** How many of a party are in, as the server last reported; `learned_at` in ms by the device's clock. */
export interface StoredParty {
  device_id: string
  reservation_number: string
  admitted: number
  gate_name: string
  at: string
  learned_at: number
}

/** The tour's day as last fetched; `asked_at` in ms by the device's clock. */
export interface StoredDay {
  device_id: string
  state: DayState
  asked_at: number
}

interface Schema extends DBSchema {
  devices: { key: string; value: Device }
  log: { key: [string, number, number]; value: LogLine; indexes: { live: [string, number]; party: [string, string] } }
  answers: { key: [string, number, number]; value: Answer; indexes: { live: [string, number] } }
  known: { key: [string, string]; value: StoredParty }
  days: { key: string; value: StoredDay }
  choices: { key: string; value: string }
}
export type GateDb = IDBPDatabase<Schema>

/** The key under which this browser's current device is stored. */
const current = 'device'

/**
 * Opens the device's database. It holds nothing personal: only reservation numbers, counts of people, gates and times
 * (product §6).
 */
export const openStore = (name = 'gate'): Promise<GateDb> =>
  openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('devices', { keyPath: 'device_id' })
      const log = db.createObjectStore('log', { keyPath: ['device_id', 'counter', 'live'] })
      log.createIndex('live', ['device_id', 'live'])
      log.createIndex('party', ['device_id', 'reservation_number'])
      const answers = db.createObjectStore('answers', { keyPath: ['device_id', 'counter', 'live'] })
      answers.createIndex('live', ['device_id', 'live'])
      db.createObjectStore('known', { keyPath: ['device_id', 'reservation_number'] })
      db.createObjectStore('days', { keyPath: 'device_id' })
      db.createObjectStore('choices')
    },
  })

/** Returns the device this browser was last enrolled as, if any. */
export async function currentDevice(db: GateDb): Promise<Device | null> {
  const id = await db.get('choices', current)
  return (id && (await db.get('devices', id))) || null
}

/** Stores a newly enrolled device as the current one; lines of earlier devices stay until they are sent. */
export async function keepDevice(db: GateDb, device: Device): Promise<void> {
  const tx = db.transaction(['devices', 'choices'], 'readwrite')
  await Promise.all([
    tx.objectStore('devices').put(device),
    tx.objectStore('choices').put(device.device_id, current),
    tx.done,
  ])
}

/** Unsets this browser's current device; unsent lines stay. */
export const dropCurrent = (db: GateDb): Promise<void> => db.delete('choices', current)

/** The key range of all lines of a device. */
export const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0, 0], [id, Number.MAX_SAFE_INTEGER, 1])

/** Returns how many lines of all devices of this browser are unsent. */
export async function unsentCount(db: GateDb): Promise<number> {
  const tx = db.transaction(['devices', 'log', 'answers'])
  const ids = await tx.objectStore('devices').getAllKeys()
  const counts = await Promise.all(
    ids.map(async (id) => {
      const [written, answered] = await Promise.all([
        tx.objectStore('log').index('live').count([id, 0]),
        tx.objectStore('answers').index('live').count([id, 0]),
      ])
      return written - answered
    }),
  )
  return counts.reduce((sum, each) => sum + each, 0)
}

/** Returns the unsent lines of a device, in order. */
export async function unsentOf(db: GateDb, id: string): Promise<LogLine[]> {
  const tx = db.transaction(['log', 'answers'])
  const [lines, answered] = await Promise.all([
    tx.objectStore('log').index('live').getAll([id, 0]),
    tx.objectStore('answers').index('live').getAllKeys([id, 0]),
  ])
  const sent = new Set(answered.map(([, counter]) => counter))
  return lines.filter(({ counter }) => !sent.has(counter)).toSorted((a, b) => a.counter - b.counter)
}

/**
 * Deletes past devices whose lines were all sent: their reservation numbers are no longer needed here. In one transaction,
 * because a device enrolled meanwhile would be taken for a past one.
 */
export async function forgetSent(db: GateDb): Promise<void> {
  const tx = db.transaction(['choices', 'devices', 'log', 'answers', 'known', 'days'], 'readwrite')
  const own = await tx.objectStore('choices').get(current)
  for (const id of await tx.objectStore('devices').getAllKeys()) {
    const written = await tx.objectStore('log').index('live').count([id, 0])
    const answered = await tx.objectStore('answers').index('live').count([id, 0])
    if (id === own || written > answered) continue
    await Promise.all([
      tx.objectStore('devices').delete(id),
      tx.objectStore('log').delete(linesOf(id)),
      tx.objectStore('answers').delete(linesOf(id)),
      tx.objectStore('known').delete(IDBKeyRange.bound([id], [id, []])),
      tx.objectStore('days').delete(id),
    ])
  }
  await tx.done
}
