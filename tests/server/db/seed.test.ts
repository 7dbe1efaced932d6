import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Seed, seedWith } from '#server/demo/seed'
import { ownDatabase, type TestDatabase } from '#tests/support/database'

type Deps = Pick<TestDatabase, 'db'>
let database: TestDatabase

beforeEach(async () => {
  database = await ownDatabase({ createdWith: 'template template1' })
  await database.db.execute(sql`create table tour (title text)`)
})

const addTour: Seed<Deps> = async ({ db }) => {
  await db.execute(sql`insert into tour values ('Han river by night')`)
}
const fail: Seed<Deps> = async () => {
  throw new Error('broken')
}
const titles = async () => (await database.db.execute(sql`select title from tour`)).rows.map(({ title }) => title)

test('two parallel first starts add the demo data once', async () => {
  const done = await Promise.all([seedWith(database, [addTour]), seedWith(database, [addTour])])
  expect(done.toSorted()).toEqual([false, true])
  expect(await titles()).toEqual(['Han river by night'])
})

test('a database with any data is left alone', async () => {
  await database.db.execute(sql`insert into tour values ('My own')`)
  expect(await seedWith(database, [addTour])).toBe(false)
  expect(await titles()).toEqual(['My own'])
})

test('demo data that fails midway leaves the database empty, and the next start tries again', async () => {
  await expect(seedWith(database, [addTour, fail])).rejects.toThrow('broken')
  expect(await titles()).toEqual([])
  expect(await seedWith(database, [addTour])).toBe(true)
})
