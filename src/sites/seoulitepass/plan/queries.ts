import { passPlans } from '#contract/pass/plan'
import { query } from '#src/api/query'

/** The member's saved plans. */
export const ownPlans = () => query(passPlans.own, {})
