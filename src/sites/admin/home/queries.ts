import { desk } from '#contract/desk'
import { firstStepsDesk } from '#contract/first-steps'
import { query } from '#src/api/query'

/** The work that waits for the desk. */
export const today = () => query(desk.today, {})

/** What was sold and looked at in the last two weeks. */
export const figures = () => query(desk.figures, {})

/** Which of the steps to a first sale are done. */
export const steps = () => query(firstStepsDesk.list, {})
