import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database'

// In this order: each test gets the database of the one before, unless that one has changed its schema.
describe('the database of the next test', () => {
  let before: string

  test('is another one after a column was renamed', async () => {
    const { db, url } = await testDatabase()
    before = url
    await db.execute(sql`alter table pass_gift rename message to another`)
    expect((await db.execute(sql`select another from pass_gift`)).rows).toEqual([])
  })

  test('has all columns again', async () => {
    const { db, url } = await testDatabase()
    expect(url).not.toBe(before)
    before = url
    expect((await db.execute(sql`select message from pass_gift`)).rows).toEqual([])
  })

  test('is the same while its schema is: the control', async () => {
    expect((await testDatabase()).url).toBe(before)
  })
})
