import { fairRecords } from '#contract/fair/record'
import { query } from '#src/api/query'

/** The company's records of this year's fair. */
export const ownRecords = () => query(fairRecords.own, { query: {} })

/** The company's own figures of a year. */
export const ownFigures = (year: number) => query(fairRecords.figures, { query: { year } })

/** The company's records of a former year. */
export const formerRecords = (year: number) => query(fairRecords.own, { query: { year } })
