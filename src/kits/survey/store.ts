import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { AnswerChanges, SurveyResponse } from '#contract/survey/response'
import type { SurveyKind, TourArea } from '#contract/survey/tour'

/** A response opened on this device: what the server has, and what is still to be sent. */
export interface Opened {
  token: string
  response: SurveyResponse
  pending: AnswerChanges
}

interface Schema extends DBSchema {
  opened: { key: string; value: Opened }
}

let database: Promise<IDBPDatabase<Schema> | null> | undefined

/** Where a browser stores nothing, as in some private windows, answers live in the page and on the server. */
const openedStore = (): Promise<IDBPDatabase<Schema> | null> => {
  database ??= openDB<Schema>('survey', 1, {
    upgrade(db) {
      db.createObjectStore('opened')
    },
  }).catch(() => null)
  return database
}

const keyOf = (kind: SurveyKind, area: TourArea): string => `${kind}/${area}`
const quietly = <T>(work: Promise<T> | undefined): Promise<T | undefined> =>
  work?.catch(() => undefined) ?? Promise.resolve(undefined)

/** Stores a response on this device, so that neither a reload nor a lost connection loses an answer (product §4). */
export async function keepOpened(opened: Opened): Promise<void> {
  const { kind, tour } = opened.response
  await quietly((await openedStore())?.put('opened', opened, keyOf(kind, tour.area)))
}

/** Returns the stored response of a survey. */
export async function keptOpened(kind: SurveyKind, area: TourArea): Promise<Opened | undefined> {
  return quietly((await openedStore())?.get('opened', keyOf(kind, area)))
}

/** Deletes it, once it is submitted or when the participant asks. */
export async function dropOpened(kind: SurveyKind, area: TourArea): Promise<void> {
  await quietly((await openedStore())?.delete('opened', keyOf(kind, area)))
}
