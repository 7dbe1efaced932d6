import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate'
import { StartProblem } from '#server/problem'
import { root } from '#server/root'
import { administer, ownDatabase } from '#tests/support/database'

const folder = path.join(root, 'server/db/migrations')
const { entries } = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[]
}

test('six servers that start in parallel on an empty database apply every migration once', async () => {
  const { db, url } = await ownDatabase({ createdWith: 'template template1' })
  await Promise.all(Array.from({ length: 6 }, () => migrate(url)))
  const { rows } = await db.execute(
    sql`select created_at::text as applied from drizzle.__drizzle_migrations order by id`,
  )
  expect(rows.map(({ applied }) => applied)).toEqual(entries.map(({ when }) => String(when)))
})

test('a migrated database has the extensions, and finds Korean words by their trigrams', async () => {
  const { db } = await ownDatabase()
  const { rows } = await db.execute(
    sql`select extname as name from pg_extension where extname <> 'plpgsql' order by extname`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['btree_gist', 'citext', 'pg_trgm', 'unaccent'])
  const { rows: likeness } = await db.execute(sql`select word_similarity('경복궁', '서울 경복궁 야간 투어') as found`)
  expect(likeness).toEqual([{ found: 1 }])
})

test('the journal of migrations lists every file, in the order of its dates', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted())
  // A migration older than the newest applied one is never applied: after a late merge, its branch's migration must be generated
  // again.
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b))
})

test('no row lacks its site', async () => {
  const { db } = await ownDatabase()
  const { rows } = await db.execute<{ name: string; preset: string | null }>(
    sql`select table_name as name, column_default as preset from information_schema.columns
        where table_schema = 'public' and column_name = 'site' order by table_name`,
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['order', 'product']))
  expect(rows.filter(({ preset }) => preset !== null)).toEqual([])
})

test('a database from before the start is refused, and one with the start is used unchanged', async () => {
  const { db, url } = await ownDatabase()
  const start = entries.find(({ tag }) => tag === '0002_functions')?.when ?? 0
  await migrate(url)
  // Neither the start's last entry nor a later one exists in a database that is older.
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${start - 1} where created_at >= ${start}`)
  await expect(migrate(url)).rejects.toThrow(StartProblem)
})

test.each([
  [
    'whose locale does not support Korean',
    "template template0 locale_provider libc locale 'C'",
    /its locale has no Korean/,
  ],
  ['with another encoding', "template template0 encoding 'LATIN1' locale_provider libc locale 'C'", /must be UTF8/],
])('a database %s is refused', async (_, createdWith, sentence) => {
  const { url } = await ownDatabase({ createdWith })
  await expect(migrate(url)).rejects.toThrow(StartProblem)
  await expect(migrate(url)).rejects.toThrow(sentence)
})

test('a user who may create neither tables nor extensions is refused', async () => {
  const { url } = await ownDatabase({ createdWith: 'template template1' })
  const database = new URL(url).pathname.slice(1)
  const user = `${database}_guest`
  await administer(`create role ${user} login password 'guest'`)
  const asGuest = Object.assign(new URL(url), { username: user, password: 'guest' }).href
  try {
    await expect(migrate(asGuest)).rejects.toThrow(/may not create tables/)
  } finally {
    await administer(`drop role ${user}`)
  }
})

test.each([
  ['no server responds there', 'postgres://naru:hidden@127.0.0.1:1/naru', /nothing answers/],
  ['the host is unknown', 'postgres://naru:hidden@nowhere.invalid/naru', /host is not known|cannot be reached/],
])('an address is refused with an explanation, and without its password, when %s', async (_, url, sentence) => {
  const error = await migrate(url).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartProblem)
  expect(String(error)).toMatch(sentence)
  expect(String(error)).toContain('DATABASE_URL')
  expect(String(error)).not.toContain('hidden')
})

test('the migrations create the tables that the code declares', async () => {
  const newest = entries.at(-1)
  const file = path.join(folder, `meta/${String(newest?.idx).padStart(4, '0')}_snapshot.json`)
  const migrated = JSON.parse(await readFile(file, 'utf8'))
  const modules = Object.values(import.meta.glob<object>('/server/**/*.table.ts', { eager: true }))
  const declared = generateDrizzleJson(Object.assign({}, ...modules), migrated.id)
  expect(await generateMigration(migrated, declared)).toEqual([])
})
