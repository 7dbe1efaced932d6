import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { benefits } from '#contract/benefits'
import { benefitsDesk, type NewCoupon } from '#contract/benefits-desk'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { memberCoupon } from '#server/modules/benefits/benefits.table'
import { openConnections } from '#tests/support/database'
import { aMember, anAccount, anOperator, aProduct, type Person } from '#tests/support/factories'
import { aKey, aShop, type Shop } from '#tests/support/orders'
import { plainCoupon } from '#tests/support/plain-coupon'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const spring: NewCoupon = {
  ...plainCoupon,
  code: 'spring-10',
  name: { en: 'Spring', ko: '봄' },
  percent: 10,
  max_discount_won: 20_000,
  min_total_won: 50_000,
  categories: ['tours'],
  combines: true,
  claimable: true,
  quantity: 3,
}
const options = () => ({ token: operator.token, headers: aKey() })
const create = (fields: Partial<NewCoupon> = {}) =>
  shop.call(benefitsDesk.create, { body: { ...spring, ...fields } }, options())
const aCoupon = async (fields: Partial<NewCoupon> = {}) => (await create(fields)).data.id
const issue = (id: string, to: 'all' | string[]) =>
  shop.call(benefitsDesk.issue, { params: { id }, body: { to } }, options())
const stop = (id: string) => shop.call(benefitsDesk.stop, { params: { id } }, { token: operator.token })
const listed = async (query: object = {}) =>
  (await shop.call(benefitsDesk.coupons, { query }, { token: operator.token })).data
const claim = ({ token }: Person, code = spring.code) =>
  shop.call(benefits.claim, { query: { lang: 'en' }, body: { code } }, { token })
const acts = async () => {
  const rows = await shop.deps.db.select().from(auditEvent).orderBy(asc(auditEvent.at), asc(auditEvent.act))
  return rows.map(({ act, actor_id, detail }) => [act, actor_id, detail])
}

describe('a coupon of an operator (product §4)', () => {
  it('is created, claimed by its code, and listed with what happened to it', async () => {
    const { status, data } = await create()
    expect([status, data.code, data.counts.given]).toEqual([200, 'SPRING-10', 0])
    const member = await aMember(shop.deps)
    expect((await claim(member)).data).toMatchObject({ name: 'Spring', categories: ['tours'], combines: true })
    const { items, total } = await listed({ q: '봄' })
    expect([total.count, items[0]?.issued]).toEqual([1, 1])
    expect(items[0]?.counts).toEqual({ given: 1, usable: 1, promised: 0, used: 0, expired: 0 })
    expect((await listed({ q: 'winter' })).items).toEqual([])
    expect(await acts()).toEqual([['coupon.create', operator.id, { code: 'SPRING-10' }]])
  })

  it('is issued to the given addresses: no member gets a second one, and unknown addresses are reported', async () => {
    const id = await aCoupon()
    const [maya, bo] = [await aMember(shop.deps), await aMember(shop.deps)]
    await claim(maya)
    const { data } = await issue(id, [maya.email, bo.email.toUpperCase(), 'nobody@people.test', operator.email])
    expect([data.given, data.already, data.unknown.toSorted()]).toEqual([
      1,
      1,
      ['nobody@people.test', operator.email].toSorted(),
    ])
    expect([data.coupon.issued, data.coupon.counts.given]).toEqual([2, 2])
  })

  it('is issued to every active member', async () => {
    const id = await aCoupon({ quantity: null })
    for (let at = 0; at < 3; at++) await aMember(shop.deps)
    await aMember(shop.deps, { status: 'withdrawn' })
    expect((await issue(id, 'all')).data).toMatchObject({ given: 3, already: 0, unknown: [] })
    expect((await issue(id, 'all')).data).toMatchObject({ given: 0, already: 3 })
  })

  it('is issued to no member where the quantity does not suffice for all', async () => {
    const id = await aCoupon({ quantity: 2 })
    for (let at = 0; at < 3; at++) await aMember(shop.deps)
    const { status, refusal } = await issue(id, 'all')
    expect([status, refusal.code]).toEqual([409, 'coupon.notEnough'])
    expect(await shop.deps.db.$count(memberCoupon)).toBe(0)
  })

  it('is never issued more often than its quantity, while operators issue and members claim in parallel', async () => {
    const id = await aCoupon({ quantity: 10 })
    const members: Person[] = []
    for (let at = 0; at < 16; at++) members.push(await aMember(shop.deps))
    const addresses = members.slice(0, 8).map(({ email }) => email)
    await openConnections(shop.deps.db)
    const answers = await Promise.all([
      ...members.map((member) => claim(member)),
      issue(id, addresses),
      issue(id, addresses.toReversed()),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const [row] = (await listed()).items
    expect(row?.counts.given).toBe(row?.issued)
    expect(row?.issued).toBeLessThanOrEqual(10)
    expect(row?.issued).toBeGreaterThan(0)
  })

  it('that is stopped is not issued any more, and stays valid for members who have it', async () => {
    const id = await aCoupon({ on_signup: true })
    const member = await aMember(shop.deps)
    await claim(member)
    expect((await stop(id)).data.stopped_at).not.toBeNull()
    expect((await claim(await aMember(shop.deps))).refusal.code).toBe('coupon.over')
    expect((await issue(id, 'all')).refusal.code).toBe('coupon.stopped')
    expect((await stop(id)).refusal.code).toBe('coupon.stopped')
    const { data } = await shop.call(benefits.coupons, { query: { lang: 'en' } }, { token: member.token })
    expect(data.map(({ state }) => state)).toEqual(['usable'])
    expect([(await listed({ status: 'open' })).total.count, (await listed({ status: 'stopped' })).total.count]).toEqual(
      [0, 1],
    )
  })

  it.each([
    ['coupon.codeTaken', 409, {}],
    ['coupon.unknownProduct', 400, { code: 'OTHER', product_ids: ['no-such-product'] }],
    ['validation.required', 400, { code: 'OTHER', discount_won: 5_000 }],
    ['validation.required', 400, { code: 'OTHER', percent: null }],
    [
      'validation.date',
      400,
      { code: 'OTHER', claim_from: '2027-03-02T00:00:00Z', claim_until: '2027-03-01T00:00:00Z' },
    ],
  ] as const)('is refused with %s', async (code, expected, fields) => {
    await create()
    const { status, refusal } = await create(fields as Partial<NewCoupon>)
    expect([status, refusal.code]).toEqual([expected, code])
    expect((await listed()).total.count).toBe(1)
  })

  it('of a product is created for that product', async () => {
    const { id } = await aProduct(shop.deps)
    const { data } = await create({ product_ids: [id], categories: [] })
    expect(data.product_ids).toEqual([id])
  })

  it('that is unknown cannot be issued or stopped', async () => {
    const id = crypto.randomUUID()
    for (const answer of [await issue(id, 'all'), await stop(id)]) {
      expect([answer.status, answer.refusal.code]).toEqual([404, 'coupon.notFound'])
    }
  })
})

describe('points of an operator (product §4)', () => {
  const grant = (to: string[], key = aKey()) =>
    shop.call(
      benefitsDesk.grant,
      { body: { to, points: 2_500, reason: 'Sorry for the delay' } },
      { token: operator.token, headers: key },
    )

  it('are given with a reason that the member reads, once for a repeated call, and are listed', async () => {
    const member = await aMember(shop.deps)
    const key = aKey()
    for (let at = 0; at < 2; at++) {
      expect((await grant([member.email, 'nobody@people.test'], key)).data).toEqual({
        given: 1,
        unknown: ['nobody@people.test'],
      })
    }
    const { data } = await shop.call(benefits.points, { query: {} }, { token: member.token })
    expect(data.items.map(({ amount, reason, note }) => [amount, reason, note])).toEqual([
      [2_500, 'granted', 'Sorry for the delay'],
    ])
    const { data: list } = await shop.call(benefitsDesk.grants, { query: {} }, { token: operator.token })
    expect([list.total.count, list.total_points, list.items[0]?.email]).toEqual([1, 2_500, member.email])
    expect(await acts()).toEqual([
      ['points.grant', operator.id, { points: 2_500, reason: 'Sorry for the delay', given: 1 }],
    ])
  })

  it('are given by operators only, as coupons are', async () => {
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    const { id } = await shop.deps.db
      .select({ id: account.id })
      .from(account)
      .then(([row]) => row ?? { id: '' })
    for (const answer of [
      await shop.call(benefitsDesk.coupons, { query: {} }, { token: reviewer.token }),
      await shop.call(benefitsDesk.create, { body: spring }, { token: reviewer.token, headers: aKey() }),
      await shop.call(benefitsDesk.stop, { params: { id } }, { token: reviewer.token }),
      await shop.call(benefitsDesk.grants, { query: {} }, { token: reviewer.token }),
    ]) {
      expect(answer.status).toBe(403)
    }
  })
})
