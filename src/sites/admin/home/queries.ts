import { desk } from '#contract/desk'
import { query } from '#src/api/query'

/** What waits for the desk. */
export const today = () => query(desk.today, {})
