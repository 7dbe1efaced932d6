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

test('six servers that start at once on an empty database apply every migration once', async () => {
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

test('the journal of migrations names every file, in the order of its dates', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted())
  // Whatever is older than the newest one applied is never applied: a branch merged late must be generated again.
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b))
})

test('no row is of an unnamed site', async () => {
  const { db } = await ownDatabase()
  const { rows } = await db.execute<{ name: string; preset: string | null }>(
    sql`select table_name as name, column_default as preset from information_schema.columns
        where table_schema = 'public' and column_name = 'site' order by table_name`,
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['order', 'product']))
  expect(rows.filter(({ preset }) => preset !== null)).toEqual([])
})

test('a database that is older than the start of all tables is refused, and one that had their end is taken as it is', async () => {
  const { db, url } = await ownDatabase()
  const end = entries[2]?.when ?? 0
  const last = (when: number) =>
    db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = ${when} where created_at between ${entries[1]?.when} and ${end}`,
    )
  await last(end)
  await migrate(url)
  // What came after the start of all tables is not there either.
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at > ${end}`)
  await last(end - 1)
  await expect(migrate(url)).rejects.toThrow(StartProblem)
})

test.each([
  ['whose locale knows no Korean', "template template0 locale_provider libc locale 'C'", /its locale has no Korean/],
  ['of another encoding', "template template0 encoding 'LATIN1' locale_provider libc locale 'C'", /must be UTF8/],
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
  ['nothing answers there', 'postgres://naru:hidden@127.0.0.1:1/naru', /nothing answers/],
  ['the host is unknown', 'postgres://naru:hidden@nowhere.invalid/naru', /host is not known|cannot be reached/],
])('an address is refused in words, and without its password, when %s', async (_, url, sentence) => {
  const error = await migrate(url).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartProblem)
  expect(String(error)).toMatch(sentence)
  expect(String(error)).toContain('DATABASE_URL')
  expect(String(error)).not.toContain('hidden')
})

test('the migrations make the tables that the code declares', async () => {
  const newest = entries.at(-1)
  const file = path.join(folder, `meta/${String(newest?.idx).padStart(4, '0')}_snapshot.json`)
  const migrated = JSON.parse(await readFile(file, 'utf8'))
  const modules = Object.values(import.meta.glob<object>('/server/**/*.table.ts', { eager: true }))
  const declared = generateDrizzleJson(Object.assign({}, ...modules), migrated.id)
  expect(await generateMigration(migrated, declared)).toEqual([])
})
