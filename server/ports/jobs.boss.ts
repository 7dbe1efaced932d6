import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Db } from '#server/db/connect'
import { locks } from '#server/db/locks'
import type { Log } from '#server/log'
import type { JobName, Jobs } from './jobs'
import { queueStates, retryFailed } from './jobs.states'
import { createWorker, type Handlers, type WorkPlan } from './jobs.worker'

/** A queue in the database. */
export interface JobQueue extends Jobs {
  /** Starts to work. A handler that throws is called again later, with growing pauses. */
  work(handlers: Handlers): void
  /** Takes no more work and waits for jobs under way; a job that takes too long is repeated by the next start. */
  stop(): Promise<void>
}

/** Runs pg-boss' statements in the caller's transaction: drizzle numbers parameters itself. */
const through = (db: Db) => ({
  executeSql: (text: string, values: unknown[]) =>
    db.execute(
      sql.join(
        text
          .split(/\$(\d+)/)
          .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`)),
      ),
    ),
})

/** Runs `work` while no other server sets up its queue: concurrent ones would lock each other out of the tables. */
async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [locks.jobs])
    await work()
    await client.query('select pg_advisory_unlock($1)', [locks.jobs])
  } finally {
    // Not returned to the pool: if the lock is still held, it ends with the connection.
    client.release(true)
  }
}

/** Returns an id derived from the key: the queue accepts each id only once. */
function idOf(name: string, once: string): string {
  const hex = createHash('sha256').update(`${name}:${once}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Opens the queue on the product's database, with a queue for each kind of work. */
export async function openJobs(
  { pool, log }: { pool: Pool; log: Log },
  plans: Record<JobName, WorkPlan>,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => pool.query(text, values) },
    schedule: false,
    // A job's `once` is remembered while the job is stored here.
    archiveCompletedAfterSeconds: 48 * 3600,
    archiveFailedAfterSeconds: 48 * 3600,
    deleteAfterHours: 24,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  await alone(pool, async () => {
    await boss.start()
    for (const [name, { retries }] of Object.entries(plans)) {
      const options = { name, retryLimit: retries, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 }
      await boss.createQueue(name, { ...options })
      await boss.updateQueue(name, { ...options })
    }
  })

  const ofPeople = Object.entries(plans).flatMap(([name, { isPrivate }]) => (isPrivate ? [name] : []))
  // Of a job that has ended only its id is still needed, for `once`. Of a failed one the name of its error is kept too, and its
  // input where that names no person, so that it can be tried again.
  const forget = async (id?: string) => {
    if (!id) await pool.query('update pgboss.archive set data = null, output = null where data is not null')
    await pool.query(
      `update pgboss.job set data = null, output = case state when 'failed' then output end
        where data is not null and ($1::uuid is null or id = $1)
          and (state in ('completed', 'cancelled') or state = 'failed' and name = any($2))`,
      [id ?? null, ofPeople],
    )
  }
  const worker = createWorker(boss, log, plans, forget)
  return {
    async enqueue(db, name, input, { startAfter, once } = {}) {
      const job = { name, data: input, ...(startAfter && { startAfter }), ...(once && { id: idOf(name, once) }) }
      await boss.insert([job], { db: through(db) })
    },
    states: () => queueStates(pool, plans),
    retry: retryFailed,
    work: worker.work,
    async stop() {
      await worker.stop()
      await boss.stop({ graceful: false })
    },
  }
}
