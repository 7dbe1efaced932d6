import { applicants } from '#contract/applicants'
import { query } from '#src/api/query'

/** The organization of the signed-in user. */
export const ownApplicant = () => query(applicants.own, {}, { area: 'travel' })
