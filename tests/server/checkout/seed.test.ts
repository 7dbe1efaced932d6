import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { benefits } from '#contract/benefits'
import { booking } from '#contract/booking'
import { seedAccounts } from '#server/demo/accounts/accounts.seed'
import { seedCoupons, seedHandCoupons } from '#server/demo/benefits/benefits.seed'
import { demoProducts } from '#server/demo/catalog/catalog.seed'
import { seedBookings, trips } from '#server/demo/checkout/orders.seed'
import { account } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { aProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop } from '#tests/support/orders'

describe('the demo data', () => {
  it('names trips of the demo shop', () => {
    const ids = demoProducts('2027-03-02').map(({ id }) => id)
    for (const { product_id } of trips) expect(ids).toContain(product_id)
  })

  it('gives the demo member reservations of each kind, sends no notifications, and is consistent', async () => {
    const { deps, call } = await aShop()
    await seedCoupons(deps)
    await seedAccounts(deps)
    await seedHandCoupons(deps)
    for (const { product_id } of trips) await aProduct(deps, { id: product_id })
    await seedBookings(deps)
    const [member] = await deps.db.select().from(account).where(eq(account.email, 'member@naru.test'))
    const token = await issueToken(deps.db, deps.clock.now(), member?.id ?? '', 'member')
    const { data } = await call(booking.list, { query: { lang: 'en' } }, { token })
    expect(data.items.map(({ status }) => status)).toEqual(['confirmed', 'requested', 'waiting'])
    const coupons = await call(benefits.coupons, { query: { lang: 'en' } }, { token })
    expect(coupons.data).toHaveLength(4)
    expect(await deps.jobs.queued()).toEqual([])
    await expectInvariants(deps.db)
  })
})
