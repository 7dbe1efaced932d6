import { fairParticipants } from '#contract/fair/participant'
import { query } from '#src/api/query'

/** The registration of the signed-in company. */
export const ownParticipant = () => query(fairParticipants.own, {}, { area: 'business' })
