import { sql } from 'drizzle-orm'
import { jobNames } from '#contract/jobs-desk'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { handlers } from '#server/jobs'
import type { JobInputs, JobName, Jobs } from '#server/ports/jobs'

interface Queued<N extends JobName = JobName> {
  name: N
  input: JobInputs[N]
}

/** A queue that does nothing until it is drained. It is in the database, so rolled-back jobs were never queued. */
export interface TestJobs extends Jobs {
  /** Marks all jobs waiting in a queue as permanently failed with this error. */
  fail(name: JobName, error: string): Promise<void>
  /** Waiting jobs, oldest first. */
  queued(): Promise<Queued[]>
  /** Runs all due jobs, and the jobs they queue, until none are left. */
  drain(deps: Deps): Promise<void>
}

const perform = (deps: Deps, { name, input }: Queued) =>
  (handlers[name] as (deps: Deps, input: JobInputs[JobName]) => Promise<void>)(deps, input)

/** Opens the queue on a test's database. */
export async function testJobs(db: Db): Promise<TestJobs> {
  await db.execute(sql`create schema if not exists test`)
  await db.execute(
    sql`create table if not exists test.job
      (seq bigserial primary key, name text not null, input jsonb not null, start_after timestamptz, once text, done boolean not null default false,
       id uuid not null default gen_random_uuid(), failed text, unique (name, once))`,
  )
  return {
    async enqueue(tx, name, input, { startAfter, once } = {}) {
      await tx.execute(
        sql`insert into test.job (name, input, start_after, once)
          values (${name}, ${JSON.stringify(input)}::jsonb, ${startAfter?.toISOString() ?? null}, ${once ?? null}) on conflict do nothing`,
      )
    },
    async states() {
      const { rows } = await db.execute(
        sql`select name, count(*) filter (where failed is null)::int as waiting, count(failed)::int as failed from test.job where not done or failed is not null group by name`,
      )
      const { rows: failures } = await db.execute(
        sql`select name, id, failed as error from test.job where failed is not null order by seq desc`,
      )
      return jobNames.map((name) => ({
        ...{
          name,
          every: null,
          waiting: 0,
          running: 0,
          retrying: 0,
          failed: 0,
          last_done: null,
          can_retry: name !== 'mail',
        },
        ...rows.find((row) => row.name === name),
        failures: (failures as { name: string; id: string; error: string }[])
          .filter((row) => row.name === name)
          .map(({ id, error }) => ({ id, error, at: new Date(0) })),
      }))
    },
    async retry(tx, name, id) {
      const { rows } = await tx.execute(
        sql`update test.job set failed = null, done = false where name = ${name} and failed is not null
          and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid) returning id`,
      )
      return rows.length
    },
    async fail(name, error) {
      await db.execute(sql`update test.job set done = true, failed = ${error} where name = ${name} and not done`)
    },
    async queued() {
      const { rows } = await db.execute(sql`select name, input from test.job where not done order by seq`)
      return rows as unknown as Queued[]
    },
    async drain(deps) {
      for (;;) {
        const now = deps.clock.now().toISOString()
        const { rows } = await db.execute(
          sql`update test.job set done = true where seq =
            (select seq from test.job where not done and (start_after is null or start_after <= ${now}) order by seq limit 1)
            returning name, input`,
        )
        const [next] = rows as unknown as Queued[]
        if (!next) return
        await perform(deps, next)
      }
    },
  }
}
