import { beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '#server/jobs'
import { order as orders } from '#server/modules/booking/booking.table'
import { expireHolds } from '#server/modules/booking/hold.service'
import { setting } from '#server/modules/settings/settings.table'
import { aMember, aProduct, type Person } from '#tests/support/factories'
import { anApprovedOrder, aReadyOrder, aShop, confirm, type Shop, seen } from '#tests/support/orders'

let shop: Shop
let member: Person

/** Whether the passport number of the only order is still stored. */
const kept = async () => {
  const [row, ...others] = await shop.deps.db.select().from(orders)
  expect(others).toEqual([])
  return row?.passport_sealed !== null
}

/** A paid order for a departure 30 days ahead. */
async function aPaidOrder() {
  const { order, confirmation } = await anApprovedOrder(shop, member, await aProduct(shop.deps))
  expect((await confirm(shop, confirmation)).data.ok).toBe(true)
  return order
}

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
})

describe('the passport number of an order (product §3)', () => {
  it('is stored for 30 days after the departure and then removed, the order stays', async () => {
    const { id } = await aPaidOrder()
    shop.deps.clock.advance({ days: 60 })
    await cleanUp(shop.deps)
    expect(await kept()).toBe(true)
    shop.deps.clock.advance({ days: 1 })
    await cleanUp(shop.deps)
    expect(await kept()).toBe(false)
    expect((await shop.deps.db.select().from(orders)).map((row) => row.id)).toEqual([id])
  })

  it('is stored as long as the setting says', async () => {
    await aPaidOrder()
    await shop.deps.db.insert(setting).values({ key: 'passport', type: 'passport', meta: { days: 2 } })
    shop.deps.clock.advance({ days: 32 })
    await cleanUp(shop.deps)
    expect(await kept()).toBe(true)
    shop.deps.clock.advance({ days: 1 })
    await cleanUp(shop.deps)
    expect(await kept()).toBe(false)
  })

  it('is removed as soon as the order has ended without a trip, and not earlier', async () => {
    const { id } = await aReadyOrder(shop, member, await aProduct(shop.deps))
    await cleanUp(shop.deps)
    expect(await kept()).toBe(true)
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    await cleanUp(shop.deps)
    expect(await kept()).toBe(false)
    expect((await seen(shop, member, id)).passport_number).toBe('')
  })
})
