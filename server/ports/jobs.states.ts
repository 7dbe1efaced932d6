import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { shownFailures } from '#contract/jobs-desk'
import type { Db } from '#server/db/connect'
import type { JobName, QueueState } from './jobs'
import type { WorkPlan } from './jobs.worker'

interface Counted {
  name: JobName
  waiting: number
  running: number
  retrying: number
  failed: number
  last_done: Date | null
}
interface Failure {
  name: JobName
  id: string
  at: Date
  error: string | null
}

/** Returns the state of each queue. Two queries. */
export async function queueStates(pool: Pool, plans: Record<JobName, WorkPlan>): Promise<QueueState[]> {
  const names = Object.keys(plans) as JobName[]
  const { rows: counted } = await pool.query<Counted>(
    `select name,
        count(*) filter (where state = 'created')::int as waiting,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'retry')::int as retrying,
        count(*) filter (where state = 'failed')::int as failed,
        max(completed_on) filter (where state = 'completed') as last_done
      from pgboss.job where name = any($1) group by name`,
    [names],
  )
  const { rows: failures } = await pool.query<Failure>(
    `select name, id, at, error from (
        select name, id, coalesce(completed_on, created_on) as at, output->>'error' as error,
          row_number() over (partition by name order by completed_on desc, id) as nth
        from pgboss.job where name = any($1) and state = 'failed'
      ) failed where nth <= $2 order by name, nth`,
    [names, shownFailures],
  )
  const none = { waiting: 0, running: 0, retrying: 0, failed: 0, last_done: null }
  return names.map((name) => ({
    ...none,
    ...counted.find((each) => each.name === name),
    name,
    every: plans[name].everySeconds ?? null,
    can_retry: !plans[name].isPrivate,
    failures: failures
      .filter((each) => each.name === name)
      .map(({ id, at, error }) => ({ id, at, error: error ?? 'expired' })),
  }))
}

/** Queues one failed job, or all of a queue, again in the caller's transaction. Returns how many. */
export async function retryFailed(db: Db, name: JobName, id: string | undefined): Promise<number> {
  const { rows } = await db.execute(
    sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
      where name = ${name} and state = 'failed' and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid) returning id`,
  )
  return rows.length
}
