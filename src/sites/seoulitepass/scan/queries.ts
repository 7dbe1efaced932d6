import { passGate } from '#contract/pass/gate'
import { query } from '#src/api/query'

/** How often a place's list of today is fetched again, in ms. */
export const placeTodayEvery = 15_000

/** Today's scans at a place, of all its devices. */
export const placeToday = (id: string) => query(passGate.today, { params: { id } }, { errors: 'silent' })
