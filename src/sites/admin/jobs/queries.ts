import { jobsDesk } from '#contract/jobs-desk'
import { query } from '#src/api/query'

/** Waiting, running and failed jobs by queue. */
export const jobs = () => query(jobsDesk.list, {})
