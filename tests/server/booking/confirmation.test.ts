import { beforeEach, describe, expect, it } from 'vitest'
import { instantInSeoul } from '#contract/days'
import { voucher } from '#contract/voucher'
import { aPaidOrder, aTour, bookingOf, daysBefore, goTo } from '#tests/support/cancellations'
import { aMember, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let member: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
})

/** What the payment mail and the voucher say about a tour on April 1 that is paid `days` days before. */
async function paid(days: number) {
  const tour = await aTour(shop)
  await daysBefore(shop, tour, days, member)
  const id = bookingOf(await aPaidOrder(shop, member, [tour]))
  await shop.deps.jobs.drain(shop.deps)
  const mail = shop.deps.mails.findLast(({ subject }) => subject.startsWith('Payment completed'))
  const show = async () =>
    (await shop.call(voucher.show, { params: { id }, query: { lang: 'en' } }, { token: member.token })).data
  return { mail: mail?.text, show }
}

describe('the day by which an operator confirms (product §4)', () => {
  it('is the third after the payment', async () => {
    const { mail, show } = await paid(20)
    expect((await show()).confirmed_by).toBe('2027-03-15')
    expect(mail).toContain('by Monday, March 15, 2027')
  })

  it('is never later than the day before the departure', async () => {
    const { mail, show } = await paid(1)
    expect((await show()).confirmed_by).toBe('2027-03-31')
    expect(mail).toContain('by Wednesday, March 31, 2027')
    expect(mail).not.toMatch(/\d (to|–) ?\d days/)
  })

  it('is not shown any more once it is past', async () => {
    const { show } = await paid(20)
    await goTo(shop, instantInSeoul('2027-03-15', '23:59'), member)
    expect((await show()).confirmed_by).toBe('2027-03-15')
    await goTo(shop, instantInSeoul('2027-03-16'), member)
    expect(await show()).toMatchObject({ status: 'requested', confirmed_by: null })
  })
})
