import { fairRecords } from '#contract/fair/record'
import { query } from '#src/api/query'

export const ownRecords = () => query(fairRecords.own, {})
