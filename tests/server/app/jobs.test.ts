import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { transaction } from '#server/db/connect'
import { idempotency } from '#server/http/idempotent.table'
import { rateLimit } from '#server/http/limits.table'
import { cleanUp, handlers, openQueue } from '#server/jobs'
import { createLog } from '#server/log'
import { accessToken, emailCode, passwordReset } from '#server/modules/accounts/accounts.table'
import { mailLater } from '#server/modules/mail/mail.service'
import type { JobInputs, JobName } from '#server/ports/jobs'
import { type JobQueue, openJobs } from '#server/ports/jobs.boss'
import type { WorkPlan } from '#server/ports/jobs.worker'
import { ownDatabase, type TestDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aMember } from '#tests/support/factories'
import { aWelcome } from '#tests/support/welcome'

const plan: WorkPlan = { pollSeconds: 0.05, retries: 2 }
const ofPeople: WorkPlan = { ...plan, isPrivate: true }
const plans: Record<JobName, WorkPlan> = {
  mail: ofPeople,
  'email-code': ofPeople,
  'password-reset': ofPeople,
  'staff-invitation': plan,
  'wrong-attempts': plan,
  'guest-code': plan,
  'phone-code': plan,
  'education-invitation': plan,
  'mice-invitation': plan,
  'pass-gift': plan,
  'education-decision': plan,
  'remind-reports': plan,
  'match-fair': plan,
  'fair-invitation': plan,
  'fair-mails': plan,
  'fair-mail': plan,
  'tell-seats': plan,
  'mice-session': plan,
  'invite-surveys': plan,
  'end-trips': plan,
  'tell-meetings': plan,
  'remind-records': plan,
  'expire-holds': plan,
  'reconcile-payments': plan,
  'remind-deposits': plan,
  'remind-departures': plan,
  'remind-offers': plan,
  'ask-reviews': plan,
  'remind-benefits': plan,
  'rank-products': plan,
  'start-sales': plan,
  'keep-prices': plan,
  'finish-merges': plan,
  'clean-up': plan,
  'renew-demo': plan,
}
const input = (to: string): JobInputs['mail'] => ({ template: 'welcome', to, lang: 'en', values: aWelcome('A') })

async function aQueue(database: TestDatabase, own = plans): Promise<JobQueue & { logged(): string }> {
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) })
  const queue = await openJobs({ pool: database.pool, log }, own)
  onTestFinished(() => queue.stop())
  return { ...queue, logged: () => lines.join('') }
}

/** Works on mails with the given function, and records the recipients. */
function collect(queue: JobQueue, then: (to: string) => Promise<void> = async () => {}) {
  const done: string[] = []
  queue.work({
    mail: async ({ to }) => {
      done.push(to)
      await then(to)
    },
  })
  return done
}

describe('the job queue', () => {
  it('stores no input of a job after it has ended, completed or given up, and never runs it again', async () => {
    const database = await ownDatabase()
    const once = { once: 'one' }
    const queue = await aQueue(database, { ...plans, mail: { ...ofPeople, retries: 0 } })
    await queue.enqueue(database.db, 'mail', input('done@people.test'), once)
    await queue.enqueue(database.db, 'mail', input('failed@people.test'))
    await database.pool.query(
      `insert into pgboss.job (name, data, state, output)
        values ('mail', '{"to":"before@people.test"}', 'completed', '{"to":"before@people.test"}')`,
    )
    const kept = async () => {
      const { rows } = await database.pool.query(
        'select j::text as job from pgboss.job j union all select a::text from pgboss.archive a',
      )
      return rows.map(({ job }) => job as string).filter((job) => job.includes('@people.test'))
    }
    expect(await kept()).toHaveLength(3)
    const done = collect(queue, async (to) => {
      if (to.startsWith('failed')) throw new Error(to)
    })
    await expect.poll(kept, { timeout: 20_000 }).toEqual([])
    await queue.enqueue(database.db, 'mail', input('done@people.test'), once)
    expect([done.toSorted(), await kept()]).toEqual([['done@people.test', 'failed@people.test'], []])
  })

  it('records only a name for a failure’s reason, and runs the job again with its input where that has no personal data', async () => {
    const database = await ownDatabase()
    const quick = { ...plan, retries: 0 }
    const own = {
      ...plans,
      mail: { ...quick, isPrivate: true },
      'match-fair': quick,
      'clean-up': { ...quick, everySeconds: 3600 },
    }
    const queue = await aQueue(database, own)
    const runs: string[] = []
    await queue.enqueue(database.db, 'mail', input('jiwoo@people.test'))
    await queue.enqueue(database.db, 'match-fair', { id: 'one' })
    let broken = true
    const fail = (what: string) => {
      runs.push(what)
      if (broken)
        throw Object.assign(new Error('<jiwoo@people.test> refused'), { code: 'EENVELOPE', responseCode: 550 })
    }
    queue.work({
      mail: async ({ to }) => fail(to),
      'match-fair': async ({ id }) => fail(id),
      'clean-up': async () => {},
    })
    const of = async (name: JobName) => (await queue.states()).find((each) => each.name === name)
    await expect.poll(async () => (await of('match-fair'))?.failed, { timeout: 10_000 }).toBe(1)
    await expect.poll(async () => (await of('mail'))?.failed, { timeout: 10_000 }).toBe(1)
    await expect.poll(async () => (await of('clean-up'))?.last_done ?? null, { timeout: 10_000 }).toBeInstanceOf(Date)
    expect(await of('clean-up')).toMatchObject({ every: 3600, failed: 0, waiting: 0, running: 0 })
    expect(await of('mail')).toMatchObject({ can_retry: false, failures: [{ error: 'Error EENVELOPE 550' }] })
    expect(await of('match-fair')).toMatchObject({ can_retry: true, failures: [{ error: 'Error EENVELOPE 550' }] })
    broken = false
    const undone = transaction(database.db, async (tx) => {
      expect(await queue.retry(tx, 'match-fair')).toBe(1)
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    expect((await of('match-fair'))?.failed).toBe(1)
    const id = (await of('match-fair'))?.failures[0]?.id
    expect(await queue.retry(database.db, 'match-fair', '00000000-0000-4000-8000-000000000000')).toBe(0)
    expect(await queue.retry(database.db, 'match-fair', id)).toBe(1)
    await expect.poll(() => runs.filter((each) => each === 'one').length, { timeout: 10_000 }).toBe(2)
    await expect.poll(async () => (await of('match-fair'))?.failed).toBe(0)
  })

  it('runs what was queued in a transaction that commits, and never what was rolled back', async () => {
    const database = await ownDatabase()
    const queue = await aQueue(database)
    const undone = transaction(database.db, async (tx) => {
      await queue.enqueue(tx, 'mail', input('undone@people.test'))
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    await transaction(database.db, (tx) => queue.enqueue(tx, 'mail', input('done@people.test')))
    const done = collect(queue)
    await expect.poll(() => done).toEqual(['done@people.test'])
    const { rows } = await database.db.execute(sql`select count(*)::int as count from pgboss.job where name = 'mail'`)
    expect(rows).toEqual([{ count: 1 }])
  })

  it('queues work with the same key once', async () => {
    const database = await ownDatabase()
    const queue = await aQueue(database)
    const once = (to: string) => queue.enqueue(database.db, 'mail', input(to), { once: 'reminder:1' })
    await Promise.all([once('a@people.test'), once('a@people.test'), once('a@people.test')])
    await queue.enqueue(database.db, 'mail', input('b@people.test'), { once: 'reminder:2' })
    const done = collect(queue)
    await expect.poll(() => done.toSorted()).toEqual(['a@people.test', 'b@people.test'])
    await once('a@people.test')
    const { rows } = await database.db.execute(sql`select count(*)::int as count from pgboss.job where name = 'mail'`)
    expect(rows).toEqual([{ count: 2 }])
  })

  it('delays work until its start time', async () => {
    const database = await ownDatabase()
    const queue = await aQueue(database)
    await queue.enqueue(database.db, 'mail', input('later@people.test'), {
      startAfter: new Date(Date.now() + 3_600_000),
    })
    await queue.enqueue(database.db, 'mail', input('now@people.test'))
    const done = collect(queue)
    await expect.poll(() => done).toEqual(['now@people.test'])
  })

  it('retries a failed job, and logs the failure without the address', async () => {
    const database = await ownDatabase()
    const queue = await aQueue(database)
    await queue.enqueue(database.db, 'mail', input('jiwoo@people.test'))
    let failed = false
    const done = collect(queue, async (to) => {
      if (failed) return
      failed = true
      // The queue's own delay of seconds is not under test.
      await database.db.execute(sql`update pgboss.job set retry_delay = 0, retry_backoff = false where name = 'mail'`)
      throw new Error(`550 <${to}> mailbox full`)
    })
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['jiwoo@people.test', 'jiwoo@people.test'])
    expect(queue.logged()).toContain('550 <[address]> mailbox full')
    expect(queue.logged()).not.toContain('jiwoo@')
  })

  it('is processed by two processes without running a job twice', async () => {
    const database = await ownDatabase({ max: 20 })
    const own = { ...plans, mail: { ...plan, atOnce: 4 } }
    const [one, two] = [await aQueue(database, own), await aQueue(database, own)]
    const all = Array.from({ length: 40 }, (_, at) => `p${String(at).padStart(2, '0')}@people.test`)
    for (const to of all) await one.enqueue(database.db, 'mail', input(to))
    const done = [collect(one), collect(two)]
    await expect.poll(() => done.flat().length, { timeout: 10_000 }).toBe(40)
    expect(done.flat().toSorted()).toEqual(all)
  })

  it('starts periodic work once per period, with any number of processes', async () => {
    const database = await ownDatabase()
    const own = { ...plans, 'clean-up': { ...plan, everySeconds: 3600 } }
    let times = 0
    for (const queue of [await aQueue(database, own), await aQueue(database, own), await aQueue(database, own)]) {
      queue.work({ 'clean-up': async () => void times++ })
    }
    await expect.poll(() => times).toBe(1)
    const { rows } = await database.db.execute(
      sql`select count(*)::int as count from pgboss.job where name = 'clean-up'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('waits for running work when it stops, and starts nothing new', async () => {
    const database = await ownDatabase()
    const queue = await aQueue(database)
    for (const to of ['a@people.test', 'b@people.test']) await queue.enqueue(database.db, 'mail', input(to))
    let end = () => {}
    const ended: string[] = []
    const done = collect(queue, async (to) => {
      await new Promise<void>((resolve) => {
        end = resolve
      })
      ended.push(to)
    })
    await expect.poll(() => done.length).toBe(1)
    const stopped = queue.stop()
    end()
    await stopped
    expect([done, ended]).toEqual([['a@people.test'], ['a@people.test']])
    const { rows } = await database.db.execute(
      sql`select state::text from pgboss.job where name = 'mail' order by created_on`,
    )
    expect(rows).toEqual([{ state: 'completed' }, { state: 'created' }])
  })

  it('is opened by several processes in parallel on a new database', async () => {
    const database = await ownDatabase({ max: 20 })
    const log = createLog({ LOG_LEVEL: 'silent' })
    const queues = await Promise.all([1, 2, 3, 4].map(() => openQueue({ pool: database.pool, log })))
    for (const queue of queues) await queue.stop()
    expect(queues).toHaveLength(4)
  })
})

describe('jobs', () => {
  it('have a handler for every name', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(plans).toSorted())
  })

  it('for mails are queued with the write that they report', async () => {
    const deps = await testDeps(await ownDatabase())
    const request = { template: 'welcome', to: 'a@people.test', lang: 'en', values: aWelcome('A') } as const
    await expect(
      transaction(deps.db, async (tx) => {
        await mailLater(deps, tx, request)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow()
    await deps.jobs.drain(deps)
    expect(deps.mails).toEqual([])
  })

  it('of the clean-up remove expired data and keep valid data', async () => {
    const deps = await testDeps(await ownDatabase())
    const { id } = await aMember(deps)
    const { db, clock } = deps
    const at = clock.now()
    const ago = (hours: number) => new Date(at.getTime() - hours * 3_600_000)
    const hash = (byte: number) => Buffer.alloc(32, byte)
    await db.insert(accessToken).values({ token_hash: hash(1), account_id: id, area: 'member', expires_at: ago(1) })
    for (const [byte, hours] of [
      [1, 25],
      [2, 23],
    ] as const) {
      const expires_at = ago(hours)
      await db.insert(emailCode).values({ area: 'member', email: 'a@people.test', code_hash: hash(byte), expires_at })
      await db.insert(passwordReset).values({ token_hash: hash(byte), account_id: id, expires_at })
    }
    for (const [key, hours] of [
      ['old', 49],
      ['new', 47],
    ] as const) {
      await db
        .insert(idempotency)
        .values({ caller: id, key, endpoint: 'post /', body_hash: hash(1), created_at: ago(hours) })
    }
    await db.insert(rateLimit).values([
      { key: 'old', points: 1, expire: at.getTime() - 1 },
      { key: 'new', points: 1, expire: at.getTime() + 60_000 },
    ])
    await cleanUp(deps)
    const counts = await Promise.all(
      [accessToken, emailCode, passwordReset, idempotency, rateLimit].map((t) => db.$count(t)),
    )
    expect(counts).toEqual([1, 1, 1, 1, 1])
  })
})
