import { passPlans } from '#contract/pass/plan'
import { query } from '#src/api/query'

/** The plans that the member has kept. */
export const ownPlans = () => query(passPlans.own, {})
