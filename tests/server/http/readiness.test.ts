import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { connect, pulseReads } from '#server/db/connect'
import type { Env } from '#server/http/env'
import { mountReadiness } from '#server/http/readiness'
import { ownDatabase, testDatabase } from '#tests/support/database'
import { countQueries } from '#tests/support/queries'

test('/readyz is answered while every connection of the pool is taken and others wait for one', async () => {
  const database = await ownDatabase({ max: 2 })
  const pulse = connect(database.url, pulseReads)
  onTestFinished(pulse.close)
  const app = new Hono<Env>()
  mountReadiness(app, { ready: true, db: pulse.db }, database.db)
  const taken = [await database.pool.connect(), await database.pool.connect()]
  const waiting = database.pool.query('select 1')
  expect((await app.request('/readyz')).status).toBe(200)
  expect(database.pool.waitingCount).toBe(1)
  for (const client of taken) client.release()
  await waiting
})

test('however many ask /readyz at once, the database is asked once', async () => {
  const { db } = await testDatabase()
  const app = new Hono<Env>()
  mountReadiness(app, { ready: true }, db)
  const rush = () => Promise.all(Array.from({ length: 200 }, async () => (await app.request('/readyz')).status))
  const { queries, result } = await countQueries(rush)
  expect([new Set(result), queries]).toEqual([new Set([200]), 1])
  expect((await countQueries(async () => app.request('/readyz'))).queries).toBe(1)
})
