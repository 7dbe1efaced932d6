import { desk } from '#contract/desk'
import { firstStepsDesk } from '#contract/first-steps'
import { query } from '#src/api/query'

/** The work that waits for the desk. */
export const today = () => query(desk.today, {})

/** Which of the steps to a first sale are done. */
export const steps = () => query(firstStepsDesk.list, {})
