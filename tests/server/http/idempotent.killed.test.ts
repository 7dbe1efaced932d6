import { beforeAll, expect, it } from 'vitest'
import { benefitsDesk } from '#contract/benefits-desk'
import { idempotency } from '#server/http/idempotent.table'
import { pointEntry } from '#server/modules/benefits/benefits.table'
import { testApi } from '#tests/support/api'
import { testClock } from '#tests/support/clock'
import { ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aMember, anOperator } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aLine } from '#tests/support/line'
import { aKey } from '#tests/support/orders'
import { scratchFolder, startProduct } from '#tests/support/product'
import { buildWhenChanged } from '../../../scripts/build-product'

beforeAll(buildWhenChanged, 180_000)

/** The last statement about its key in the transaction of a write, before it commits. */
const keepsAnswer = 'update "idempotency" set "status"'

it.each([
  [
    'the commit of a write with a key has arrived has done the work, and the next server gives its response',
    'arrived',
    1,
  ],
  ['it is about to commit such a write has done nothing, and the next server does the work once', 'not sent', 0],
] as const)('a server that is killed when %s', async (_, how, done) => {
  const database = await ownDatabase()
  // The servers use this machine's clock.
  const deps = await testDeps(database, { clock: testClock(new Date()) })
  const shop = { deps, ...testApi(deps) }
  const operator = await anOperator(shop)
  const { email } = await aMember(deps)
  const line = await aLine(database.url)
  const DATA_DIR = await scratchFolder()
  const headers = { ...aKey(), Authorization: `Bearer ${operator.token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ to: [email], points: 100, reason: 'Sorry' })
  const started = async (DATABASE_URL: string) => {
    const product = await startProduct({ DATABASE_URL, DATA_DIR, RATE_LIMITS: 'off' })
    await product.ready()
    const url = `http://127.0.0.1:${product.port}${benefitsDesk.grant.path}`
    return { ...product, send: () => fetch(url, { method: 'POST', headers, body }) }
  }
  const points = () => deps.db.$count(pointEntry)
  const statusOf = async () => (await deps.db.select({ status: idempotency.status }).from(idempotency))[0]?.status

  const first = await started(line.url)
  const isThere = line.holdCommit(keepsAnswer, how)
  const lost = first.send().catch(() => 'no answer')
  await isThere
  first.process.kill('SIGKILL')
  await first.ended
  expect(await lost).toBe('no answer')
  // An abandoned transaction ends with its connection.
  await expect.poll(points).toBe(done)
  expect(await statusOf()).toBe(done ? 200 : null)

  const next = await started(database.url)
  const answer = await next.send()
  expect(answer.status).toBe(200)
  const received = await answer.json()
  expect(received).toMatchObject({ data: {} })
  expect(await points()).toBe(1)
  expect(await (await next.send()).json()).toMatchObject({ data: (received as { data: unknown }).data as object })
  expect(await points()).toBe(1)
  await expectInvariants(deps.db)
})
