import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { benefits } from '#contract/benefits'
import { coupon, memberCoupon } from '#server/modules/benefits/benefits.table'
import { aCrowd, type Runner } from '#tests/support/crowd'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct, type Person } from '#tests/support/factories'
import { aShop, type Shop, secondServer } from '#tests/support/orders'

const code = 'RACE50'
const quantity = 50
const crowdSize = 200

let shop: Shop
let member: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
})

/** A coupon that is claimed by its code. */
async function aCode(fields: Partial<typeof coupon.$inferInsert> = {}): Promise<string> {
  const [rule] = await shop.deps.db
    .insert(coupon)
    .values({
      code,
      name: { en: 'Ten off', ko: '만원 할인' },
      discount_won: 10_000,
      claimable: true,
      valid_days: 30,
      ...fields,
    })
    .returning()
  return rule?.id ?? ''
}

const claim = (person: Pick<Person, 'token'>, typed = code, at: Shop = shop) =>
  at.call(benefits.claim, { query: { lang: 'ko' }, body: { code: typed } }, { token: person.token })
const later = (hours: number) => new Date(shop.deps.clock.now().getTime() + hours * 3_600_000)
const held = (id: string) => shop.deps.db.$count(memberCoupon, eq(memberCoupon.coupon_id, id))

describe('a coupon that is claimed by its code (product §4)', () => {
  it('belongs to the member from then on, however the code is typed', async () => {
    const product = await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' } })
    await aCode({ product_ids: [product.id] })
    const { status, data } = await claim(member, '  race50 ')
    expect([status, data.name, data.products, data.state]).toEqual([
      200,
      '만원 할인',
      [{ id: product.id, name: '궁' }],
      'usable',
    ])
    const list = await shop.call(benefits.coupons, { query: { lang: 'ko' } }, { token: member.token })
    expect(list.data.map(({ id }) => id)).toEqual([data.id])
  })

  it('is claimed once per member and by any number of members when it has no quantity', async () => {
    const id = await aCode()
    expect((await claim(member)).status).toBe(200)
    expect((await claim(member)).refusal).toMatchObject({ code: 'coupon.alreadyYours', field: 'code' })
    expect((await claim(await aMember(shop.deps))).status).toBe(200)
    const [rule] = await shop.deps.db.select().from(coupon).where(eq(coupon.id, id))
    expect([rule?.issued, await held(id)]).toEqual([2, 2])
  })

  it.each([
    ['coupon.notYet', () => ({ claim_from: later(1) })],
    ['coupon.over', () => ({ claim_until: later(-1) })],
    ['coupon.gone', () => ({ quantity: 0 })],
  ] as const)('is refused with %s, and no trace of the attempt is stored', async (refused, fields) => {
    const id = await aCode(fields())
    expect((await claim(member)).refusal.code).toBe(refused)
    expect(await held(id)).toBe(0)
  })

  it('is unknown when there is no such code or when it cannot be claimed', async () => {
    await aCode({ claimable: false })
    for (const typed of [code, 'NOTHING'])
      expect((await claim(member, typed)).refusal).toMatchObject({ code: 'coupon.unknown', field: 'code' })
  })
})

describe(`${crowdSize} members claim ${quantity} coupons in parallel`, () => {
  const aRace = async () => {
    const id = await aCode({ quantity })
    const crowd = await aCrowd(shop.deps, await aProduct(shop.deps), crowdSize)
    await openConnections(shop.deps.db)
    return { id, crowd }
  }

  it('and get exactly as many as there are, at two servers', async () => {
    const { id, crowd } = await aRace()
    const other: Shop = { ...shop, app: secondServer(shop) }
    const answers = await Promise.all(crowd.map((runner, at) => claim(runner, code, at % 2 ? other : shop)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(quantity)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, refusal }) => `${status} ${refusal.code}`))).toEqual(
      new Set(['409 coupon.gone']),
    )
    expect(await held(id)).toBe(quantity)
  })

  it('and would get more if the count were read first and written afterwards: the control', async () => {
    const { id, crowd } = await aRace()
    const naive = async ({ id: account_id }: Runner) => {
      if ((await held(id)) >= quantity) return
      const values = { coupon_id: id, account_id, expires_at: later(24) }
      await shop.deps.db.insert(memberCoupon).values(values)
    }
    await Promise.all(crowd.map(naive))
    expect(await held(id)).toBeGreaterThan(quantity)
  })

  it('and a member who asks many times in parallel gets one coupon', async () => {
    const id = await aCode({ quantity })
    await openConnections(shop.deps.db)
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(member)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const mine = and(eq(memberCoupon.account_id, member.id), eq(memberCoupon.coupon_id, id))
    expect(await shop.deps.db.$count(memberCoupon, mine)).toBe(1)
    const [rule] = await shop.deps.db.select({ issued: sql<number>`issued` }).from(coupon)
    expect(rule?.issued).toBe(1)
  })
})
