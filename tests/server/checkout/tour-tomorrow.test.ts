import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { localPayments } from '#server/demo/toss/payments.local'
import { openQueue } from '#server/jobs'
import { booking, order as orders } from '#server/modules/booking/booking.table'
import { remindDepartures } from '#server/modules/booking/tomorrow.service'
import { testApi } from '#tests/support/api'
import { ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { anApprovedOrder, aReadyOrder, aShop, confirm, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
let product: TestProduct

beforeEach(async () => {
  shop = await aShop()
  person = await aMember(shop.deps)
  product = await aProduct(shop.deps, { name: { en: 'Palace walk', ko: '궁궐 산책' } })
})

/** A paid order for a departure on April 1. */
async function aPaidOrder() {
  const { order, confirmation } = await anApprovedOrder(shop, person, product)
  expect((await confirm(shop, confirmation)).data.ok).toBe(true)
  return order
}

const mails = async () => {
  await remindDepartures(shop.deps)
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.filter(({ subject }) => /Tomorrow at|내일/.test(subject))
}
const at = (instant: string) => shop.deps.clock.set(new Date(instant))

describe('a tour that is tomorrow (product §4)', () => {
  it('is announced once, from nine in the morning in Seoul on the day before', async () => {
    const order = await aPaidOrder()
    at('2027-03-30T23:59:00Z')
    expect(await mails()).toEqual([])
    at('2027-03-31T00:00:00Z')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.to).toBe('maya@people.test')
    expect(mail?.subject).toBe('Tomorrow at 09:00: Palace walk')
    const path = `/purchase/reservation-detail/${order.bookings[0]?.id}?view=voucher`
    for (const part of ['Thursday, April 1, 2027, 09:00', 'Meeting point', path]) expect(mail?.text).toContain(part)
    at('2027-03-31T14:59:00Z')
    expect(await mails()).toHaveLength(1)
  })

  it('is not announced on the day itself', async () => {
    await aPaidOrder()
    at('2027-04-01T00:00:00Z')
    expect(await mails()).toEqual([])
  })

  it('is announced in the language of the reservation', async () => {
    const { id } = await aPaidOrder()
    await shop.deps.db.update(orders).set({ lang: 'ko' }).where(eq(orders.id, id))
    at('2027-03-31T03:00:00Z')
    const [mail] = await mails()
    expect(mail?.subject).toBe('[나루] 내일 09:00 출발: 궁궐 산책')
    expect(mail?.text).toContain('만나는 곳: 궁궐 산책')
  })

  it.each(['pending', 'waiting', 'cancel_requested', 'cancelled'] as const)(
    'is not announced when the booking is %s',
    async (status) => {
      await aReadyOrder(shop, person, product)
      await shop.deps.db.update(booking).set({ status })
      at('2027-03-31T03:00:00Z')
      expect(await mails()).toEqual([])
    },
  )

  it('is announced once by two servers that check in parallel', async () => {
    const database = await ownDatabase({ max: 20 })
    const deps = await testDeps(database)
    shop = { deps: Object.assign(deps, { payments: localPayments(deps) }), ...testApi(deps) }
    person = await aMember(deps)
    product = await aProduct(deps)
    await aPaidOrder()
    at('2027-03-31T03:00:00Z')
    const queues = await Promise.all([1, 2].map(() => openQueue({ pool: database.pool, log: deps.log })))
    await Promise.all(queues.flatMap((jobs) => [1, 2, 3].map(() => remindDepartures({ ...deps, jobs }))))
    for (const queue of queues) await queue.stop()
    const { rows } = await database.pool.query("select count(*)::int as count from pgboss.job where name = 'mail'")
    expect(rows).toEqual([{ count: 1 }])
  })
})
