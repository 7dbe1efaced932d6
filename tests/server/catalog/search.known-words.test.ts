import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cleanUp } from '#server/jobs'
import { product, productText, searchWord } from '#server/modules/catalog/catalog.table'
import { removeUnusedWords } from '#server/modules/catalog/known-words.service'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aProduct } from '#tests/support/factories'

let deps: TestDeps
beforeEach(async () => {
  deps = await testDeps(await testDatabase())
})

const storedWords = async () => {
  const rows = await deps.db.select({ word: searchWord.word }).from(searchWord).orderBy(searchWord.word)
  return rows.map(({ word }) => word)
}
const stale = () => deps.db.$count(searchWord, sql`stale_since is not null`)
const anHourPasses = () => deps.db.update(searchWord).set({ stale_since: sql`stale_since - interval '1 hour'` })
const write = (db: Pick<TestDeps['db'], 'update'>, search: string, id = 'one') =>
  db.update(productText).set({ search }).where(eq(productText.product_id, id))

test('a word that the last text has lost stays known for ten minutes, and is then removed by the clean-up', async () => {
  await aProduct(deps, { id: 'one' })
  await aProduct(deps, { id: 'two' })
  await write(deps.db, 'night 50% off_road tour 부산')
  await write(deps.db, 'tour 부산', 'two')
  await write(deps.db, 'tour')
  await removeUnusedWords(deps.db)
  expect(await storedWords()).toEqual(expect.arrayContaining(['50%', 'night', 'off_road', 'tour', '부산']))
  await anHourPasses()
  await cleanUp(deps)
  expect(await storedWords()).toEqual(['tour', '부산'])
  expect(await stale()).toBe(0)
})

test('the words of a removed product are removed with it', async () => {
  await aProduct(deps, { id: 'one' })
  await write(deps.db, 'night tour')
  await deps.db.delete(product)
  await anHourPasses()
  await removeUnusedWords(deps.db)
  expect(await storedWords()).toEqual([])
})

test('a returning word is not stale any more, also while it is about to be removed', async () => {
  await aProduct(deps, { id: 'one' })
  await write(deps.db, 'night tour')
  await write(deps.db, 'tour')
  await anHourPasses()
  const waiting = async () => {
    const { rows } = await deps.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  let removed: Promise<void> | undefined
  await deps.db.transaction(async (tx) => {
    await write(tx, 'night tour')
    removed = removeUnusedWords(deps.db)
    await expect.poll(waiting).toBe(1)
  })
  await removed
  expect(await storedWords()).toContain('night')
  expect(await stale()).toBe(0)
})
