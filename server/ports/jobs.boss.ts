import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Db } from '#server/db/connect'
import { locks } from '#server/db/locks'
import type { Log } from '#server/log'
import type { JobInputs, JobName, Jobs } from './jobs'

/** How one kind of work is done: seconds between looks at the queue, tries after a failure, jobs at once. */
export interface WorkPlan {
  pollSeconds: number
  retries: number
  atOnce?: number
  /** Work that is not asked for but done again and again, by one process in each period. */
  everySeconds?: number
}

export type Handlers = { [N in JobName]?: (input: JobInputs[N]) => Promise<void> }

/** A queue in the database. */
export interface JobQueue extends Jobs {
  /** Begins to work. A handler that throws is called again later, with growing pauses. */
  work(handlers: Handlers, plans: Record<JobName, WorkPlan>): void
  /** Takes no more work and waits for what is under way. */
  stop(): Promise<void>
}

/** pg-boss' statements in the caller's transaction: drizzle numbers parameters itself. */
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

/** Runs `work` while no other server sets its queue up: several at once would lock each other out of the tables. */
async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [locks.jobs])
    await work()
    await client.query('select pg_advisory_unlock($1)', [locks.jobs])
  } finally {
    // Not back into the pool: were the lock still held, it would end with the connection.
    client.release(true)
  }
}

/** The same key makes the same id, and the queue takes an id once. */
function idOf(name: string, once: string): string {
  const hex = createHash('sha256').update(`${name}:${once}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Opens the queue on the product's database, with a table for each kind of work. */
export async function openJobs(
  { pool, log }: { pool: Pool; log: Log },
  plans: Record<JobName, WorkPlan>,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => pool.query(text, values) },
    schedule: false,
    archiveCompletedAfterSeconds: 24 * 3600,
    archiveFailedAfterSeconds: 24 * 3600,
    // Inputs hold names and addresses, which are not to outlive their use.
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

  const stopping = new AbortController()
  const loops: Promise<void>[] = []
  const timers: NodeJS.Timeout[] = []
  const pause = (seconds: number) =>
    new Promise<void>((resolve) => {
      // Stopped while it looked at the queue: nobody would wake it.
      if (stopping.signal.aborted) return resolve()
      const done = () => {
        clearTimeout(timer)
        stopping.signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, seconds * 1000)
      stopping.signal.addEventListener('abort', done)
    })

  async function perform(name: JobName, job: PgBoss.Job, handler: (input: never) => Promise<void>) {
    try {
      await handler(job.data as never)
    } catch (error) {
      log.warn({ err: error, job: name, id: job.id }, 'job failed')
      await boss.fail(name, job.id, { error: error instanceof Error ? error.name : 'unknown' })
      return
    }
    await boss.complete(name, job.id)
  }

  // A loop of our own, because pg-boss' workers leave a rejection unhandled when the database goes away under them.
  async function loop(name: JobName, { pollSeconds, atOnce = 1 }: WorkPlan, handler: (input: never) => Promise<void>) {
    while (!stopping.signal.aborted) {
      const jobs = await boss.fetch<object>(name, { batchSize: atOnce })
      const ended = await Promise.allSettled(jobs.map((job) => perform(name, job, handler)))
      // A result that could not be written down: the job runs again once its time has expired.
      for (const result of ended)
        if (result.status === 'rejected') log.warn({ err: result.reason, job: name }, 'job result lost')
      if (jobs.length < atOnce) await pause(pollSeconds)
    }
  }

  return {
    async enqueue(db, name, input, { startAfter, once } = {}) {
      await boss.insert(
        [{ name, data: input, ...(startAfter && { startAfter }), ...(once && { id: idOf(name, once) }) }],
        {
          db: through(db),
        },
      )
    },
    work(handlers, plans) {
      for (const name of Object.keys(handlers) as JobName[]) {
        const handler = handlers[name]
        const plan = plans[name]
        if (!handler) continue
        loops.push(loop(name, plan, handler as (input: never) => Promise<void>))
        const { everySeconds } = plan
        if (!everySeconds) continue
        const call = () =>
          boss
            .send(name, {}, { singletonSeconds: everySeconds, retryLimit: 0 })
            .catch((error: unknown) => log.warn({ err: error, job: name }, 'job not queued'))
        void call()
        // More often than needed: of all calls in a period, by whichever process, the queue takes one.
        timers.push(setInterval(call, everySeconds * 400))
      }
    },
    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await Promise.all(loops)
      await boss.stop({ graceful: false })
    },
  }
}
