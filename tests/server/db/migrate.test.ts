import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate'
import { StartProblem } from '#server/problem'
import { root } from '#server/root'
import { administer, ownDatabase } from '#tests/support/database'

const folder = path.join(root, 'server/db/migrations')
const { entries } = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[]
}

const idOf = (letter: string) => `00000000-0000-4000-8000-${letter.repeat(12)}`
const company = (letter: string, side: 'buyer' | 'seller') =>
  sql`insert into fair_participant (account_id, year, side, nationality, country, name_en, company_en, sector, specialties, wanted_sectors, markets, languages, profile, contact)
      values (${idOf(letter)}, 2027, ${side}, 'KR', 'KR', 'Name', ${letter}, 'hotel', '{}', '{}', '{}', '{}', '{}', '{}')`
/** A fair from when a company and its account were the same row: a meeting with its steps, a record, a wish, a document. */
const fairBefore = [
  sql`insert into account (id, area, roles, email, name, phone, lang) select id::uuid, 'business', '{}', id, 'Name', '', 'en'
      from unnest(array[${idOf('a')}, ${idOf('b')}, ${idOf('c')}]) id`,
  sql`insert into fair_edition (year, figures) values (2027, '{}'), (2028, '{}')`,
  sql`insert into fair_slot (id, year, day, starts, ends) values (${idOf('d')}, 2027, '2027-03-02', '10:00', '10:25')`,
  company('b', 'buyer'),
  company('c', 'seller'),
  sql`insert into fair_meeting (id, buyer_id, seller_id, slot_id, status, asked_by)
      values (${idOf('e')}, ${idOf('b')}, ${idOf('c')}, ${idOf('d')}, 'confirmed', 'buyer')`,
  sql`insert into fair_calendar (participant_id, slot_id, meeting_id)
      values (${idOf('b')}, ${idOf('d')}, ${idOf('e')}), (${idOf('c')}, ${idOf('d')}, ${idOf('e')})`,
  sql`insert into fair_meeting_event (meeting_id, at, by, act, "to") values
      (${idOf('e')}, '2027-02-01', ${idOf('b')}, 'ask', 'requested'),
      (${idOf('e')}, '2027-02-02', ${idOf('c')}, 'confirm', 'confirmed'),
      (${idOf('e')}, '2027-02-03', ${idOf('a')}, 'call_off', 'canceled')`,
  sql`insert into fair_record (meeting_id, participant_id, said, sent_at) values (${idOf('e')}, ${idOf('b')}, '{}', now())`,
  sql`insert into fair_wish (from_id, to_id) values (${idOf('b')}, ${idOf('c')})`,
  sql`insert into upload (id, key, name, mime, bytes, owner_id) values (${idOf('f')}, 'k', 'n.pdf', 'application/pdf', 1, ${idOf('c')})`,
  sql`insert into fair_participant_document (account_id, upload_id, added_at) values (${idOf('c')}, ${idOf('f')}, now())`,
]

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

test('a database from before the first migration is refused, and one with the last migration is used unchanged', async () => {
  const { db, url } = await ownDatabase()
  const end = entries[2]?.when ?? 0
  const last = (when: number) =>
    db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = ${when} where created_at between ${entries[1]?.when} and ${end}`,
    )
  await last(end)
  await migrate(url)
  // Later entries of the journal do not exist in such a database either.
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at > ${end}`)
  await last(end - 1)
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

test('companies of the fair keep their ids, meetings and records when registrations become yearly', async () => {
  const { db, url } = await ownDatabase({ createdWith: 'template template1' })
  const before = await mkdtemp(path.join(tmpdir(), 'naru-migrations-'))
  try {
    await cp(folder, before, { recursive: true })
    const former = entries.slice(
      0,
      entries.findIndex(({ tag }) => tag.endsWith('_fair-years')),
    )
    await writeFile(path.join(before, 'meta/_journal.json'), JSON.stringify({ entries: former }))
    await applyMigrations(db, { migrationsFolder: before })
    for (const statement of fairBefore) await db.execute(statement)
    await migrate(url)
  } finally {
    await rm(before, { recursive: true })
  }
  const { rows: companies } = await db.execute(
    sql`select id, account_id, year from fair_participant where id = account_id order by company_en`,
  )
  expect(companies).toEqual([
    { id: idOf('b'), account_id: idOf('b'), year: 2027 },
    { id: idOf('c'), account_id: idOf('c'), year: 2027 },
  ])
  const { rows: events } = await db.execute(sql`select act, party_id from fair_meeting_event order by at`)
  expect(events).toEqual([
    { act: 'ask', party_id: idOf('b') },
    { act: 'confirm', party_id: idOf('c') },
    { act: 'call_off', party_id: null },
  ])
  const { rows: rest } = await db.execute(
    sql`select (select participant_id from fair_record) as said, (select participant_id from fair_participant_document) as has,
        (select to_id from fair_wish) as wished, (select count(*)::int from fair_calendar) as held`,
  )
  expect(rest).toEqual([{ said: idOf('b'), has: idOf('c'), wished: idOf('c'), held: 2 }])
  // From now on an account can have one per year, but not two of one year.
  const another = (year: number) =>
    db.execute(
      sql`insert into fair_participant (account_id, year, side, nationality, country, name_en, company_en, sector, specialties, wanted_sectors, markets, languages, profile, contact)
          select account_id, ${year}, side, nationality, country, name_en, company_en, sector, specialties, wanted_sectors, markets, languages, profile, contact
          from fair_participant where id = ${idOf('b')}`,
    )
  await another(2028)
  await expect(another(2028)).rejects.toThrow()
})

test('the migrations create the tables that the code declares', async () => {
  const newest = entries.at(-1)
  const file = path.join(folder, `meta/${String(newest?.idx).padStart(4, '0')}_snapshot.json`)
  const migrated = JSON.parse(await readFile(file, 'utf8'))
  const modules = Object.values(import.meta.glob<object>('/server/**/*.table.ts', { eager: true }))
  const declared = generateDrizzleJson(Object.assign({}, ...modules), migrated.id)
  expect(await generateMigration(migrated, declared)).toEqual([])
})
