import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { beforeEach, expect, test } from 'vitest'
import { databaseError, isDatabaseAway, openReads, pulseReads, transaction, uniqueViolation } from '#server/db/connect'
import { testApi } from '#tests/support/api'
import { ownDatabase, type TestDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'

const account = pgTable('account_example', { id: text().primaryKey(), balance: integer().notNull() })
let database: TestDatabase

beforeEach(async () => {
  database = await ownDatabase()
  await database.db.execute(
    sql`create table account_example (id text constraint account_example_id primary key, balance int not null)`,
  )
  await database.db.insert(account).values([
    { id: 'a', balance: 10 },
    { id: 'b', balance: 10 },
  ])
})

const balances = async () => {
  const rows = await database.db.select().from(account).orderBy(account.id)
  return rows.map(({ balance }) => balance)
}

test('a transaction that fails leaves nothing behind', async () => {
  const failing = transaction(database.db, async (tx) => {
    await tx.update(account).set({ balance: 0 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await balances()).toEqual([10, 10])
})

test('a transaction within a transaction can fail alone', async () => {
  await transaction(database.db, async (tx) => {
    await tx.update(account).set({ balance: 1 })
    await transaction(tx, async (inner) => {
      await inner.update(account).set({ balance: 2 })
      throw new Error('inner')
    }).catch(() => {})
  })
  expect(await balances()).toEqual([1, 1])
})

test('two transactions that deadlock both succeed, one or both on a retry', async () => {
  let tries = 0
  let arrived = 0
  let bothArrived = () => {}
  const meeting = new Promise<void>((resolve) => (bothArrived = resolve))
  const take = (first: string, second: string) =>
    transaction(database.db, async (tx) => {
      tries++
      const less = { balance: sql`balance - 1` }
      await tx.update(account).set(less).where(sql`id = ${first}`)
      if (++arrived === 2) bothArrived()
      await meeting
      await tx.update(account).set(less).where(sql`id = ${second}`)
    })
  await Promise.all([take('a', 'b'), take('b', 'a')])
  // The database ends one of them, or both if they detect the deadlock at the same moment: once or more often.
  expect(tries).toBeGreaterThan(2)
  expect(await balances()).toEqual([8, 8])
})

test('a conflict that never ends is reported after the third try', async () => {
  let tries = 0
  const failing = transaction(database.db, async (tx) => {
    tries++
    await tx.execute(sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`)
  })
  await expect(failing).rejects.toSatisfy((error) => databaseError(error)?.code === '40001')
  expect(tries).toBe(3)
})

test('a duplicate row is recognized by its constraint', async () => {
  const error = await database.db
    .insert(account)
    .values({ id: 'a', balance: 0 })
    .catch((thrown: unknown) => thrown)
  expect(uniqueViolation(error)).toBe(true)
  expect(uniqueViolation(error, 'account_example_id')).toBe(true)
  expect(uniqueViolation(error, 'another')).toBe(false)
  expect(uniqueViolation(new Error('duplicate key'))).toBe(false)
})

test('the pool continues after the database has cut every connection', async () => {
  const lost: Error[] = []
  const other = await ownDatabase({ onError: (error) => lost.push(error) })
  await other.db.execute(sql`select 1`)
  const cut = new Promise((resolve) => other.pool.once('error', resolve))
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${new URL(other.url).pathname.slice(1)}`,
  )
  await cut
  expect((await other.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect(lost).toHaveLength(1)
})

test('a statement that takes too long is aborted', async () => {
  const hurried = await ownDatabase({ statementTimeout: 50 })
  const slow = hurried.db.execute(sql`select pg_sleep(20)`)
  await expect(slow).rejects.toSatisfy((error) => databaseError(error)?.code === '57014')
})

test.each([
  ['anonymous reads', openReads, '3s'],
  ['/readyz', pulseReads, '2s'],
] as const)('the database itself aborts slow statements of %s', async (_, options, end) => {
  const reads = await ownDatabase(options)
  expect((await reads.db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: end }])
})

test('a request without a database gets the message that the service is busy, and is logged', async () => {
  const own = await ownDatabase()
  const deps = await testDeps(own)
  const { app } = testApi(deps)
  const broken = new Error('Failed query', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) })
  Object.assign(deps.db, {
    select: () => {
      throw broken
    },
  })
  const response = await app.request('/api/v1/common/meta?type=exchange')
  expect([response.status, (await response.json()).code]).toEqual([503, 'general.unavailable'])
  expect(deps.logged()).toContain('ECONNREFUSED')
})

test('only errors of the connection count as an unreachable database', async () => {
  const refused = await database.db.execute(sql`select 1 / 0`).catch((error: unknown) => error)
  expect(isDatabaseAway(refused)).toBe(false)
  expect(isDatabaseAway(new Error('outer', { cause: new Error('Connection terminated unexpectedly') }))).toBe(true)
  expect(isDatabaseAway(new Error('outer', { cause: new Error('timeout exceeded when trying to connect') }))).toBe(true)
})
