import { fairParticipants } from '#contract/fair/participant'
import { query } from '#src/api/query'

/** The registration of whoever is signed in. */
export const ownParticipant = () => query(fairParticipants.own, {}, { area: 'business' })
