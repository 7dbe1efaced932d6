import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '#contract/order'
import { expireHolds } from '#server/modules/booking/hold.service'
import { remindDeposits } from '#server/modules/booking/remind.service'
import { aMember, aProduct, type Person } from '#tests/support/factories'
import { aReadyOrder, aShop, type Shop, submit } from '#tests/support/orders'

const transfer = { payment_method: 'transfer', account_holder: 'LIND MAYA' } as const
let shop: Shop
let person: Person
let order: Order

beforeEach(async () => {
  shop = await aShop()
  person = await aMember(shop.deps, { email: 'payer@people.test' })
  order = await aReadyOrder(shop, person, await aProduct(shop.deps))
})

const subjects = async () => {
  await remindDeposits(shop.deps)
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Reminder'))
}

describe('an outstanding bank transfer (product §4)', () => {
  it('is reminded of once, a day before its deadline, with the account and the deadline', async () => {
    await submit(shop, person, order, transfer)
    shop.deps.clock.advance({ hours: 47 })
    expect(await subjects()).toEqual([])
    shop.deps.clock.advance({ hours: 2 })
    expect(await subjects()).toEqual([`Reminder: deposit for ${order.id} by March 5, 2027 at 12:00`])
    expect(await subjects()).toHaveLength(1)
    const mail = shop.deps.mails.at(-1)
    expect(mail?.to).toBe('payer@people.test')
    for (const text of ['000-0000-0000-00', 'LIND MAYA', 'March 5, 2027']) expect(mail?.text).toContain(text)
  })

  // That address is unverified: it gets the confirmation, which is rate-limited, and nothing after it.
  it('is reminded of at the member’s address, as is its expiry, and not at the address typed into the order', async () => {
    await submit(shop, person, order, transfer)
    shop.deps.clock.advance({ hours: 49 })
    await subjects()
    shop.deps.clock.advance({ hours: 24 })
    await expireHolds(shop.deps)
    await shop.deps.jobs.drain(shop.deps)
    const recipients = shop.deps.mails.map(({ to }) => to)
    expect(recipients).toEqual(['maya@people.test', 'payer@people.test', 'payer@people.test'])
  })

  it('is not reminded of after its deadline', async () => {
    await submit(shop, person, order, transfer)
    shop.deps.clock.advance({ hours: 72 })
    expect(await subjects()).toEqual([])
  })

  it('is not reminded of for a card payment', async () => {
    await submit(shop, person, order)
    shop.deps.clock.advance({ minutes: 10 })
    expect(await subjects()).toEqual([])
  })
})
