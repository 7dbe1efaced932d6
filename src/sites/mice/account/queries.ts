import { miceRegistration } from '#contract/mice/registration'
import { query } from '#src/api/query'

/** The badge of whoever is registered. */
export const ownBadge = () => query(miceRegistration.badge, {})
