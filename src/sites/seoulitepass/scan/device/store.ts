import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Data } from '#contract/endpoint'
import type { PassScanAnswer, PassScanResult, passGate } from '#contract/pass/gate'

/** A scan of this device. It contains no personal data, and its code is deleted once the server has it (product §6). */
export interface ScanLine {
  /** Its position in the order of scans; assigned by the store. */
  seq?: number
  id: string
  account_id: string
  affiliate_id: string
  /** Empty once it is sent, or if it need not be. */
  code: string
  /** The number of the pass; empty for a code that is not ours. */
  number: string
  at: string
  /** The device's own decision while offline. */
  told: PassScanResult | null
  answer: PassScanAnswer | null
  /** 1 for an admission that is not sent yet. */
  unsent: 0 | 1
  /** 1 for an admission that the server refused afterwards. */
  conflict: 0 | 1
}

/** The places where an account admits people, as last received from the server. */
export interface StoredPlaces extends Pick<Data<typeof passGate.places>, 'places' | 'ticket_keys'> {
  account_id: string
}

interface Schema extends DBSchema {
  places: { key: string; value: StoredPlaces }
  scans: {
    key: number
    value: ScanLine
    indexes: {
      at: [string, string]
      number: [string, string]
      unsent: [string, number]
      anyUnsent: number
      conflict: [string, number]
    }
  }
  choices: { key: string; value: string }
}
export type ScanDb = IDBPDatabase<Schema>

/** Opens the device's store. */
export const openStore = (name = 'pass-gate'): Promise<ScanDb> =>
  openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('places', { keyPath: 'account_id' })
      const scans = db.createObjectStore('scans', { keyPath: 'seq', autoIncrement: true })
      scans.createIndex('at', ['account_id', 'at'])
      scans.createIndex('number', ['account_id', 'number'])
      scans.createIndex('unsent', ['account_id', 'unsent'])
      scans.createIndex('anyUnsent', 'unsent')
      scans.createIndex('conflict', ['account_id', 'conflict'])
      db.createObjectStore('choices')
    },
  })

/** Scans of an account since an instant, newest first. */
export async function linesSince(db: ScanDb, account: string, since: string): Promise<ScanLine[]> {
  const lines = await db.getAllFromIndex('scans', 'at', IDBKeyRange.bound([account, since], [account, '\uffff']))
  return lines.reverse()
}

/**
 * Deletes settled scans from before an instant, and scans without any decision, which remain when the page is closed meanwhile.
 */
export async function forget(db: ScanDb, account: string, before: string): Promise<void> {
  const tx = db.transaction('scans', 'readwrite')
  for (const line of await tx.store.index('at').getAll(IDBKeyRange.bound([account, ''], [account, '\uffff']))) {
    const isOld = line.at < before && line.unsent === 0
    const isLost = line.answer === null && line.told === null
    if ((isOld || isLost) && line.seq !== undefined) await tx.store.delete(line.seq)
  }
  await tx.done
}
