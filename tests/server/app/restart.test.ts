import { beforeAll, expect, test } from 'vitest'
import { cart } from '#contract/cart'
import { testApi } from '#tests/support/api'
import { aCaller } from '#tests/support/caller'
import { testClock } from '#tests/support/clock'
import { ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aMember, aProduct } from '#tests/support/factories'
import { scratchFolder, startProduct } from '#tests/support/product'
import { buildWhenChanged } from '../../../scripts/build-product'

beforeAll(buildWhenChanged, 180_000)

const callers = 6
/** How many requests each sends to the old server before it is stopped, and to the new one after. */
const rounds = 20

test('while one server replaces another on the same database, every request is executed once and gets a response', async () => {
  const database = await ownDatabase()
  const deps = await testDeps(database, { clock: testClock(new Date()) })
  const shop = { deps, ...testApi(deps) }
  const tour = await aProduct(deps, { capacity: 1000, minTravelers: 1 })
  const key = (fill: number) => `test:${Buffer.alloc(32, fill).toString('base64')}`
  const settings = { DATABASE_URL: database.url, PASSPORT_KEYS: key(7), TICKET_KEYS: key(9), STOP_DELAY: '4' }
  const servers = await Promise.all(
    [1, 2].map(async () => startProduct({ ...settings, DATA_DIR: await scratchFolder() })),
  )
  await Promise.all(servers.map((server) => server.ready()))
  const [old, fresh] = servers as [(typeof servers)[0], (typeof servers)[0]]

  const choice = { option_id: tour.optionId, date: tour.date, start_time: tour.start_time, band: 'adult', quantity: 1 }
  let warm = 0
  let stop = () => {}
  const warmed = new Promise<void>((resolve) => (stop = resolve))
  const work = async () => {
    const member = await aMember(deps)
    const caller = aCaller(old, fresh, member.token)
    let added = 0
    for (let onOld = 0, onFresh = 0; onFresh < rounds; ) {
      if (caller.at() === fresh) onFresh++
      else if (++onOld === rounds && ++warm === callers) stop()
      const writes = added < 60 && (onOld + onFresh) % 3 === 0
      const status = writes
        ? await caller.send('POST', '/api/v1/cart', { product_id: tour.id, options: [choice] })
        : await caller.send('GET', `/api/v1/products/${tour.id}?lang=en`)
      expect(status).toBe(200)
      if (writes) added++
    }
    const [line] = (await shop.call(cart.list, { query: { lang: 'en' } }, { token: member.token })).data
    expect(line?.options[0]?.quantity).toBe(added)
  }
  const traffic = Promise.all(Array.from({ length: callers }, work))
  await Promise.race([warmed, traffic])
  old.process.kill('SIGTERM')
  await traffic
  expect(await old.ended).toBe(0)
  expect((await fresh.get('/readyz')).status).toBe(200)
})
