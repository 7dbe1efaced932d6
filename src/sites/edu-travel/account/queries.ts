import { applicants } from '#contract/applicants'
import { query } from '#src/api/query'

/** The organisation of whoever is signed in. */
export const ownApplicant = () => query(applicants.own, {}, { area: 'travel' })
