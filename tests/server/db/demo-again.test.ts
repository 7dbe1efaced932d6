import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedIfEmpty } from '#server/demo/seed'
import { localPayments } from '#server/demo/toss/payments.local'
import { ownDatabase, type TestDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { allRows, nameless, type Row } from '#tests/support/same-rows'

/** What is random so that it cannot be guessed, or made of random ids. */
const secrets = {
  // Salted.
  account: ['password_hash'],
  // Keys of the device, signatures with them, and what is signed.
  gate_device: ['key_x', 'key_y'],
  check_in_scan: ['signature', 'line_hash'],
  // The trail's chain of hashes includes ids.
  education_application: ['trail_hash'],
  education_event: ['hash', 'previous'],
  // Keys that stand-ins of payments and mails make up.
  local_toss_payment: ['payment_key'],
  payment: ['payment_key'],
  // Encrypted with a random nonce.
  mail_log: ['values_sealed'],
  // Opens a gift, a survey.
  pass_gift: ['token_hash'],
  survey_participant: ['code'],
}

/** Columns that lists of the desks are sorted by: rows that are equal in them would be in another order each time. */
const sorted = {
  account: 'created_at, area',
  coupon: 'created_at',
  member_coupon: 'account_id, expires_at',
  order: 'created_at',
  review: 'created_at',
  upload: 'created_at',
  gate_device: 'created_at',
  education_document: 'application_id, added_at',
  education_report_file: 'application_id, added_at',
  fair_participant: 'status_at',
  fair_wish: 'to_id, priority, sent_at',
  fair_meeting: 'updated_at',
  mice_saved: 'account_id, at',
}

async function seeded(): Promise<TestDatabase> {
  const database = await ownDatabase()
  const { db } = database
  const deps = await testDeps(database)
  // The database's clock stands still, too.
  const { rows } = await db.execute<{ name: string; column: string }>(
    sql`select table_name as name, column_name as column from information_schema.columns
      where table_schema = 'public' and column_default = 'now()'`,
  )
  for (const { name, column } of rows)
    await db.execute(
      sql`alter table ${sql.identifier(name)} alter ${sql.identifier(column)} set default ${sql.raw(`'${deps.clock.now().toISOString()}'`)}`,
    )
  expect(await seedIfEmpty({ ...deps, payments: localPayments(deps) })).toBe(true)
  return database
}

let one: TestDatabase
let rows: Row[]
let other: Row[]

beforeAll(async () => {
  const databases = await Promise.all([seeded(), seeded()])
  one = databases[0]
  ;[rows = [], other = []] = await Promise.all(databases.map(({ db }) => allRows(db, secrets)))
})

test('the demo data is the same each time, except for ids, numbers and secrets', () => {
  const [a, b] = [nameless(rows), nameless(other)]
  const different = Object.keys({ ...a, ...b }).filter((table) => a[table]?.join('\n') !== b[table]?.join('\n'))
  expect(different).toEqual([])
})

test('control: a meeting with another seller is a difference', () => {
  const meetings = rows.filter(({ table }) => table === 'fair_meeting')
  const sellerOf = ({ text }: Row) => /"seller_id": "([^"]+)"/.exec(text)?.[1] ?? ''
  const [first] = meetings
  const second = meetings.find((row) => first && sellerOf(row) !== sellerOf(first))
  const changed = rows.map((row) =>
    row === first && second ? { ...row, text: row.text.replace(sellerOf(row), sellerOf(second)) } : row,
  )
  expect(nameless(changed).fair_meeting).not.toEqual(nameless(other).fair_meeting)
})

test.each(Object.entries(sorted))('of the demo’s rows of %s, none are equal in %s', async (table, columns) => {
  const { rows: equal } = await one.db.execute(
    sql`select ${sql.raw(columns)}, count(*)::int from ${sql.identifier(table)} group by ${sql.raw(columns)} having count(*) > 1`,
  )
  expect(equal).toEqual([])
})
