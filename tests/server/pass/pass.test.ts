import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { mostPassWishes, passAffiliates } from '#contract/pass/affiliate'
import { passTypeList } from '#contract/pass/pass-type'
import { mostPlans, passPlans } from '#contract/pass/plan'
import { passPlan, passWish } from '#server/modules/pass/pass.table'
import { aMember, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, aPlanWish, passesOnSale } from '#tests/support/pass'

let shop: Shop
let member: Person
const en = { lang: 'en' } as const
const as = ({ token }: Person) => ({ token })

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
})

describe('affiliates (product §3)', () => {
  test('public ones are listed by name with the server’s clock; others are not found', async () => {
    const b = await anAffiliate(shop.deps, { name: { en: 'b', ko: '나' } })
    const a = await anAffiliate(shop.deps, { name: { en: 'A', ko: '가' } })
    const draft = await anAffiliate(shop.deps, { state: 'draft' })
    const hidden = await anAffiliate(shop.deps, { state: 'hidden' })
    const { data } = await shop.call(passAffiliates.list, {})
    expect(data.items.map(({ id }) => id)).toEqual([a, b])
    expect(data.now).toBe(shop.deps.clock.now().toISOString())
    const one = await shop.call(passAffiliates.one, { params: { id: a } })
    expect(one.data.affiliate).toMatchObject({ id: a, about: { en: 'Old things.' }, position: { lat: 37.57 } })
    for (const id of [draft, hidden, randomUUID()])
      expect((await shop.call(passAffiliates.one, { params: { id } })).status).toBe(404)
  })

  test('a member adds them to the wishlist and removes them; two parallel additions are one', async () => {
    const first = await anAffiliate(shop.deps)
    const second = await anAffiliate(shop.deps)
    const wish = (id: string, wished: boolean) =>
      shop.call(passAffiliates.wish, { params: { id }, body: { wished } }, as(member))
    await wish(first, true)
    shop.deps.clock.set(new Date(shop.deps.clock.now().getTime() + 1000))
    await Promise.all([wish(second, true), wish(second, true)])
    expect((await shop.call(passAffiliates.wishes, {}, as(member))).data).toEqual([first, second])
    expect((await wish(first, false)).data).toEqual([second])
    expect((await wish(await anAffiliate(shop.deps, { state: 'draft' }), true)).status).toBe(404)
    const other = await aMember(shop.deps)
    expect((await shop.call(passAffiliates.wishes, {}, as(other))).data).toEqual([])
  })

  test('the wishlist has a limit', async () => {
    for (let at = 0; at < mostPassWishes; at += 1) {
      const affiliate_id = await anAffiliate(shop.deps)
      await shop.deps.db.insert(passWish).values({ account_id: member.id, affiliate_id, at: shop.deps.clock.now() })
    }
    const id = await anAffiliate(shop.deps)
    const more = await shop.call(passAffiliates.wish, { params: { id }, body: { wished: true } }, as(member))
    expect([more.status, more.refusal.code]).toEqual([409, 'pass.wishesTooMany'])
    expect((await shop.call(passAffiliates.wishes, {}, as(member))).data).toHaveLength(mostPassWishes)
  })
})

test('passes on sale are listed in their order', async () => {
  expect((await shop.call(passTypeList.list, {})).data).toEqual([])
  await passesOnSale(shop.deps)
  const { data } = await shop.call(passTypeList.list, {})
  expect(data.map(({ name }) => name)).toEqual(['hours_24', 'visits_3'])
})

describe('plans (product §3)', () => {
  const add = (who: Person, name = 'A day') =>
    shop.call(passPlans.add, { body: { name, wish: aPlanWish(shop.deps) } }, as(who))

  test('are saved, edited and removed by their member only', async () => {
    const { data: kept } = await add(member)
    const other = await aMember(shop.deps)
    const params = { id: kept.id }
    const body = { name: 'Two days', wish: { ...kept.wish, days: 2 } }
    expect((await shop.call(passPlans.save, { params, body }, as(other))).status).toBe(404)
    expect((await shop.call(passPlans.remove, { params }, as(other))).status).toBe(404)
    expect((await shop.call(passPlans.own, {}, as(other))).data).toEqual([])
    await shop.call(passPlans.save, { params, body }, as(member))
    expect((await shop.call(passPlans.own, {}, as(member))).data).toMatchObject([
      { name: 'Two days', wish: { days: 2 } },
    ])
    expect((await shop.call(passPlans.remove, { params }, as(member))).status).toBe(200)
    expect(await shop.deps.db.$count(passPlan)).toBe(0)
  })

  test('a day that ends before it begins is refused at its field, and so is one plan too many', async () => {
    const wish = aPlanWish(shop.deps, { starts: '10:00', ends: '10:00' })
    const backwards = await shop.call(passPlans.add, { body: { name: 'x', wish } }, as(member))
    expect([backwards.status, backwards.refusal.code, backwards.refusal.field]).toEqual([
      400,
      'pass.endsBeforeStart',
      'wish.ends',
    ])
    for (let at = 0; at < mostPlans; at += 1) expect((await add(member, `Plan ${at}`)).status).toBe(200)
    expect((await add(member)).refusal.code).toBe('pass.plansTooMany')
  })

  test('a calendar file has the visits at their hours, and there is none without visits', async () => {
    const id = await anAffiliate(shop.deps, { name: { en: 'Old Palace', ko: '옛 궁' } })
    const wish = aPlanWish(shop.deps, { affiliate_ids: [id], starts: '09:00' })
    const { data } = await shop.call(passPlans.calendar, { query: en, body: wish })
    expect(data.filename).toBe(`seoul-${wish.first_day}.ics`)
    expect(data.text).toContain('SUMMARY:Old Palace')
    expect(data.text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    const nothing = { ...wish, affiliate_ids: [randomUUID()] }
    expect((await shop.call(passPlans.calendar, { query: en, body: nothing })).status).toBe(404)
  })
})
