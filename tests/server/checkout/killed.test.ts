import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { setFault } from '#server/demo/toss/local-toss.api'
import { localTossPayment } from '#server/demo/toss/local-toss.table'
import { localPayments } from '#server/demo/toss/payments.local'
import { confirmPayment } from '#server/modules/checkout/confirm.service'
import { payment } from '#server/modules/payment/payment.table'
import { testApi } from '#tests/support/api'
import { testClock } from '#tests/support/clock'
import { ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aMember, aProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { anApprovedOrder, type Shop } from '#tests/support/orders'
import { scratchFolder, startProduct } from '#tests/support/product'
import { buildWhenChanged } from '../../../scripts/build-product'

beforeAll(buildWhenChanged, 180_000)

const orders = 6

test('after a server is killed while the provider charges, the next server finishes its payments, each charged once', async () => {
  const database = await ownDatabase()
  // The killed server uses this machine's clock.
  const deps = await testDeps(database, { clock: testClock(new Date()) })
  deps.payments = localPayments(deps)
  const shop: Shop = { deps, ...testApi(deps) }
  const tour = await aProduct(deps, { capacity: 2 * orders })
  const approved = []
  for (let at = 0; at < orders; at++) approved.push(await anApprovedOrder(shop, await aMember(deps), tour))
  // Each is charged immediately, and the confirmation arrives only when no process listens any more.
  for (const { order } of approved) await setFault(deps.db, order.id, 'stall')

  const DATA_DIR = await scratchFolder()
  const settings = { DATABASE_URL: database.url, DATA_DIR, RATE_LIMITS: 'off' }
  const first = await startProduct(settings)
  await first.ready()
  const url = `http://127.0.0.1:${first.port}/api/v1/payments/confirm`
  const headers = { 'Content-Type': 'application/json' }
  const calls = approved.map(({ confirmation }) =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify(confirmation) }).catch(() => 'no answer'),
  )
  const charged = () => deps.db.$count(localTossPayment, eq(localTossPayment.status, 'DONE'))
  await expect.poll(charged, { timeout: 20_000 }).toBe(orders)
  first.process.kill('SIGKILL')
  expect(await Promise.all(calls)).toEqual(approved.map(() => 'no answer'))
  const states = async () => (await deps.db.select({ status: payment.status }).from(payment)).map((row) => row.status)
  expect(await states()).toEqual(approved.map(() => 'confirming'))

  // Simulates a longer absence, instead of waiting until a claim counts as abandoned and the next round is due.
  await deps.db.update(payment).set({ confirming_at: sql`${payment.confirming_at} - interval '2 minutes'` })
  await deps.db.execute(sql`delete from pgboss.job where name = 'reconcile-payments'`)
  const second = await startProduct(settings)
  await second.ready()
  await expect.poll(states, { timeout: 30_000 }).toEqual(approved.map(() => 'done'))
  for (const { confirmation } of approved) expect((await confirmPayment(deps, confirmation)).ok).toBe(true)
  expect([await charged(), await deps.db.$count(localTossPayment)]).toEqual([orders, orders])
  await expectInvariants(deps.db)
})
