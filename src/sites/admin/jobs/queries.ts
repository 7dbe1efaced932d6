import { jobsDesk } from '#contract/jobs-desk'
import { query } from '#src/api/query'

/** What waits, is under way and has failed, by queue. */
export const jobs = () => query(jobsDesk.list, {})
