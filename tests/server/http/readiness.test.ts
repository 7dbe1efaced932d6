import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { connect, pulseReads } from '#server/db/connect'
import type { Env } from '#server/http/env'
import { mountReadiness } from '#server/http/readiness'
import { ownDatabase, testDatabase } from '#tests/support/database'
import { countQueries } from '#tests/support/queries'

test('/readyz responds while every connection of the pool is taken and others wait for one', async () => {
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

test('for any number of /readyz requests, the database is queried once a second', async () => {
  const { db } = await testDatabase()
  const app = new Hono<Env>()
  let now = 0
  mountReadiness(app, { ready: true }, db, () => now)
  const rush = () => Promise.all(Array.from({ length: 200 }, async () => (await app.request('/readyz')).status))
  const { queries, result } = await countQueries(rush)
  expect([new Set(result), queries]).toEqual([new Set([200]), 1])
  now = 999
  expect((await countQueries(rush)).queries).toBe(0)
  now = 3_000
  expect((await countQueries(rush)).queries).toBe(1)
})

test('a database that did not respond is queried again immediately', async () => {
  const { db } = await testDatabase()
  let isAway = true
  const app = new Hono<Env>()
  const flaky = { execute: (query: string) => (isAway ? Promise.reject(new Error('away')) : db.execute(query)) }
  mountReadiness(app, { ready: true, db: flaky as typeof db }, db, () => 0)
  expect((await app.request('/readyz')).status).toBe(503)
  isAway = false
  expect((await app.request('/readyz')).status).toBe(200)
})

test('no request waits for a database that has responded within three seconds, and one that then fails is reported immediately', async () => {
  let now = 0
  const asks: { resolve: () => void; reject: (error: Error) => void }[] = []
  const slow = { execute: () => new Promise<void>((resolve, reject) => asks.push({ resolve, reject })) }
  const app = new Hono<Env>()
  const { db } = await testDatabase()
  mountReadiness(app, { ready: true, db: slow as unknown as typeof db }, db, () => now)
  const status = async () => (await app.request('/readyz')).status
  const first = status()
  asks[0]?.resolve()
  expect(await first).toBe(200)
  now = 1_500
  expect(await status()).toBe(200)
  expect(asks).toHaveLength(2)
  asks[1]?.reject(new Error('away'))
  await new Promise(setImmediate)
  const next = status()
  asks[2]?.reject(new Error('away'))
  expect(await next).toBe(503)
})

test('after three seconds a result is outdated, and requests wait for a new one', async () => {
  let now = 0
  const { db } = await testDatabase()
  let isAway = false
  const flaky = { execute: (query: string) => (isAway ? Promise.reject(new Error('away')) : db.execute(query)) }
  const app = new Hono<Env>()
  mountReadiness(app, { ready: true, db: flaky as typeof db }, db, () => now)
  expect((await app.request('/readyz')).status).toBe(200)
  isAway = true
  now = 3_000
  expect((await app.request('/readyz')).status).toBe(503)
})
