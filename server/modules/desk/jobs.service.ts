import type { Data, Parsed } from '#contract/endpoint'
import type { jobsDesk } from '#contract/jobs-desk'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'

/** Returns the waiting, running and failed jobs, by queue. */
export async function listJobs({ jobs }: Pick<Deps, 'jobs'>): Promise<Data<typeof jobsDesk.list>> {
  const states = await jobs.states()
  return {
    queues: states.map(({ last_done, failures, ...queue }) => ({
      ...queue,
      last_done: last_done?.toISOString() ?? null,
      failures: failures.map((failure) => ({ ...failure, at: failure.at.toISOString() })),
    })),
  }
}

/** Retries one failed job of a queue, or all. Throws 409 `job.forgotten` or `desk.changed`. */
export async function retryJobs(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  operator: string,
  queue: Parsed<typeof jobsDesk.retry>['params']['queue'],
  id: string | undefined,
): Promise<{ retried: number }> {
  const state = (await jobs.states()).find(({ name }) => name === queue)
  if (!state?.can_retry) throw new Refusal(409, 'job.forgotten')
  return transaction(db, async (tx) => {
    const retried = await jobs.retry(tx, queue, id)
    if (retried === 0) throw new Refusal(409, 'desk.changed')
    const detail = { retried, ...(id && { id }) }
    await writeAudit(tx, { at: clock.now(), actor_id: operator, act: 'job.retry', subject: queue, detail })
    return { retried }
  })
}
