import { beforeEach, describe, expect, it } from 'vitest'
import { pointEntry } from '#server/modules/benefits/benefits.table'
import { remindBenefits } from '#server/modules/benefits/expiring.service'
import { giveCoupon } from '#tests/support/coupons'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct, type Person } from '#tests/support/factories'
import { aReadyOrder, aShop, type Shop, submit } from '#tests/support/orders'

let shop: Shop
let member: Person

beforeEach(async () => {
  shop = await aShop()
  // Noon in Seoul.
  shop.deps.clock.set(new Date('2027-03-02T03:00:00Z'))
  member = await aMember(shop.deps, { name: 'Maya Lind', lang: 'en' })
})

const inDays = (days: number) => new Date(shop.deps.clock.now().getTime() + days * 86_400_000)
const earn = (amount: number, days: number, { id } = member) =>
  shop.deps.db.insert(pointEntry).values({
    account_id: id,
    amount,
    reason: 'granted',
    at: shop.deps.clock.now(),
    expires_at: inDays(days),
  })
const mails = async () => {
  await remindBenefits(shop.deps)
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.filter(({ subject }) => /run out within|만료되는/.test(subject))
}

describe('coupons and points that expire within a week (product §4)', () => {
  it('are announced in one mail, each with its expiry, and nothing else', async () => {
    await giveCoupon(shop, member, { name: { en: 'Spring', ko: '봄' } }, 3)
    await giveCoupon(shop, member, { name: { en: 'Late summer', ko: '늦여름' } }, 8)
    await earn(1_500, 5)
    await earn(700, 30)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.to).toBe(member.email)
    for (const part of [
      'Maya Lind',
      'Spring: until March 5, 2027 at 12:00',
      '1,500 points: until March 7, 2027 at 12:00',
    ]) {
      expect(mail?.text).toContain(part)
    }
    expect(mail?.text).not.toContain('Late summer')
    expect(mail?.text).not.toContain('2,200')
  })

  it('are announced in the member’s language, also to members who opted out of news', async () => {
    const jiwoo = await aMember(shop.deps, { name: '임지우', lang: 'ko', agreed_marketing: false })
    await giveCoupon(shop, jiwoo, { name: { en: 'Spring', ko: '봄' } }, 3)
    const [mail] = await mails()
    expect(mail?.subject).toBe('[나루] 일주일 안에 만료되는 혜택이 있습니다')
    expect(mail?.text).toContain('봄: 2027년 3월 5일 12:00까지')
  })

  it('are announced at most once in seven days, however often the job runs, also on two servers in parallel', async () => {
    await giveCoupon(shop, member, {}, 3)
    await openConnections(shop.deps.db)
    await Promise.all([remindBenefits(shop.deps), remindBenefits(shop.deps)])
    expect(await mails()).toHaveLength(1)
    shop.deps.clock.advance({ days: 6 })
    await giveCoupon(shop, member, {}, 5)
    expect(await mails()).toHaveLength(1)
    shop.deps.clock.advance({ days: 1 })
    expect(await mails()).toHaveLength(2)
  })

  it('are not announced before ten in the morning in Seoul', async () => {
    await giveCoupon(shop, member, {}, 3)
    shop.deps.clock.set(new Date('2027-03-03T00:59:00Z'))
    expect(await mails()).toEqual([])
    shop.deps.clock.set(new Date('2027-03-03T01:00:00Z'))
    expect(await mails()).toHaveLength(1)
  })

  it('are not announced once spent, reserved or expired, nor to closed accounts', async () => {
    const tour = await aProduct(shop.deps, { price: 60_000 })
    const coupon = await giveCoupon(shop, member, {}, 3)
    await earn(1_000, 3)
    const order = await aReadyOrder(shop, member, tour, { coupon_ids: [coupon], points: 1_000 })
    expect((await submit(shop, member, order)).status).toBe(200)
    await giveCoupon(shop, member, {}, 0)
    const withdrawn = await aMember(shop.deps, { status: 'withdrawn' })
    await giveCoupon(shop, withdrawn, {}, 3)
    expect(await mails()).toEqual([])
    // Nothing was reported so far, so the next expiring points still are.
    await earn(500, 4)
    expect(await mails()).toHaveLength(1)
  })
})
