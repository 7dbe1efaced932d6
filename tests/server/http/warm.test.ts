import { beforeEach, expect, test } from 'vitest'
import { connect } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { ownDatabase, testDatabase } from '#tests/support/database'
import { atEnd } from '#tests/support/ending'
import { empty, poolUntil, type Warm, warmDatabase } from '#tests/support/warm'

/** Open connections never end on their own, so there is nothing to wait for. */
const noPatience = 100

let warm: Warm

beforeEach(async () => {
  const { url } = await ownDatabase()
  warm = await warmDatabase({ name: 'own', url })
  atEnd(() => warm.connection.close())
})

const insertAccount = (name: string) =>
  warm.connection.pool.query(
    `insert into account (id, name, phone, email, area, roles, created_at)
     values (gen_random_uuid(), $1, '01012345678', $1 || '@people.test', 'member', '{general}', now())`,
    [name],
  )

test('what a test has written is removed for the next, and its sequences are reset', async () => {
  const { db, pool } = warm.connection
  await insertAccount('one')
  await pool.query("insert into test.job (name, input) values ('a', '{}')")
  const { rows: before } = await pool.query("select nextval('gate_seq') as at")
  await pool.query("select nextval('gate_seq')")
  expect(await empty(warm)).toBe(true)
  expect(await db.$count(account)).toBe(0)
  expect((await pool.query('select from test.job')).rowCount).toBe(0)
  expect((await pool.query("select nextval('gate_seq') as at")).rows).toEqual(before)
})

test('foreign keys between rows still apply after the rows of a test were removed', async () => {
  const { pool } = warm.connection
  await empty(warm)
  await expect(
    pool.query("insert into access_token values ('x', gen_random_uuid(), 'member', now(), now())"),
  ).rejects.toMatchObject({ code: '23503' })
})

test.each([
  ['a dropped constraint', 'alter table account drop constraint if exists account_pkey cascade'],
  ['an added table', 'create table added (id int)'],
  ['a disabled trigger', 'alter table product_text disable trigger all'],
  ['statistics for the planner', "insert into search_word (word) values ('seoul'); analyze search_word"],
])('a schema that a test has changed is not used by the next: %s', async (_, change) => {
  await warm.connection.pool.query(change)
  expect(await empty(warm)).toBe(false)
})

test('locks and settings of a session end with the test', async () => {
  const { pool } = warm.connection
  await pool.query('select pg_advisory_lock(4711)')
  await pool.query("set statement_timeout = '9s'")
  expect(await empty(warm)).toBe(true)
  expect((await pool.query("select from pg_locks where locktype = 'advisory' and objid = 4711")).rowCount).toBe(0)
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }])
})

test('a connection that a test has left open is reported', async () => {
  const left = connect(warm.url, { applicationName: 'left open' })
  atEnd(() => left.close())
  await left.db.execute('select 42')
  await expect(empty(warm, noPatience)).rejects.toThrow('left open: select 42')
})

test('a transaction that a test has left open is detected', async () => {
  const client = await warm.connection.pool.connect()
  atEnd(() => client.release())
  await client.query('begin')
  await expect(empty(warm, noPatience)).rejects.toThrow('left open')
})

test('what continues after its test is refused, and does not reach the rows of the next', async () => {
  let isOver = false
  const pool = poolUntil(warm.connection.pool, () => isOver)
  await pool.query('select 1')
  isOver = true
  expect(() => pool.query('select 1')).toThrow('is over')
  expect(() => pool.connect()).toThrow('is over')
})

test('two databases of one test are separate', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()]
  expect(one.url).not.toBe(other.url)
})
