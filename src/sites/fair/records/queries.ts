import { fairRecords } from '#contract/fair/record'
import { query } from '#src/api/query'

/** One's records of this year's fair. */
export const ownRecords = () => query(fairRecords.own, { query: {} })

/** Those of a former year. */
export const formerRecords = (year: number) => query(fairRecords.own, { query: { year } })
