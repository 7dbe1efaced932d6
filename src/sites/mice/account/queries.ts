import { miceRegistration } from '#contract/mice/registration'
import { query } from '#src/api/query'

/** The badge of the signed-in member. */
export const ownBadge = () => query(miceRegistration.badge, {})
