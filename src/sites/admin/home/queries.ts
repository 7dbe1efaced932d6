import { desk } from '#contract/desk'
import { firstStepsDesk } from '#contract/first-steps'
import { query } from '#src/api/query'

/** What waits for the desk. */
export const today = () => query(desk.today, {})

/** What is done of the steps to a first sale. */
export const steps = () => query(firstStepsDesk.list, {})
