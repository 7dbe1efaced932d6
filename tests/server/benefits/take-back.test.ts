import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { benefits } from '#contract/benefits'
import { benefitsDesk, type PointTakeBack } from '#contract/benefits-desk'
import { transaction } from '#server/db/connect'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { pointEntry } from '#server/modules/benefits/benefits.table'
import { type HoldBalance, takePointsBack } from '#server/modules/benefits/grant.service'
import { claimPoints, pointsBalance } from '#server/modules/benefits/points.service'
import { aWelcomedMember, balanceOf } from '#tests/support/benefits'
import { brokenInvariants } from '#tests/support/broken-invariants'
import { openConnections } from '#tests/support/database'
import { aMember, anAccount, anOperator, aProduct, type Person } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aKey, aReadyOrder, type Shop, submit } from '#tests/support/orders'

let shop: Shop
let member: Person
let operator: Person

/** A member with 3,000 welcome points. */
beforeEach(async () => {
  ;({ shop, member } = await aWelcomedMember())
  operator = await anOperator(shop)
})

const body = { points: 1_000, reason: 'Given twice', balance: 3_000 }
const takeBack = (fields: Partial<PointTakeBack> = {}, { id, token } = { id: member.id, token: operator.token }) =>
  shop.call(benefitsDesk.takeBack, { params: { id }, body: { ...body, ...fields } }, { token, headers: aKey() })
const entries = async () => {
  const rows = await shop.deps.db.select().from(pointEntry).orderBy(asc(pointEntry.seq))
  return rows.map(({ amount, reason, note }) => [amount, reason, note])
}

describe('points that an operator takes back (product §4)', () => {
  afterEach(() => expectInvariants(shop.deps.db))

  it('are taken with a reason that the member reads, listed, recorded, and given again', async () => {
    const { status, data } = await takeBack()
    expect([status, data.balance]).toEqual([200, 2_000])
    expect(await balanceOf(shop, member)).toBe(2_000)
    const history = await shop.call(benefits.history, { query: {} }, { token: member.token })
    expect(history.data.items.map(({ amount, note }) => [amount, note])).toEqual([
      [-1_000, 'Given twice'],
      [3_000, ''],
    ])
    const { data: list } = await shop.call(benefitsDesk.grants, { query: {} }, { token: operator.token })
    expect(list.items).toMatchObject([{ account_id: member.id, points: -1_000, reason: 'Given twice' }])
    expect(list.total_points).toBe(-1_000)
    const acts = await shop.deps.db.select().from(auditEvent)
    expect(acts).toMatchObject([
      {
        ...{ act: 'points.takeBack', actor_id: operator.id, subject: member.id },
        detail: { points: 1_000, reason: 'Given twice' },
      },
    ])
    const again = { to: [member.email], points: 1_000, reason: 'It was right' }
    await shop.call(benefitsDesk.grant, { body: again }, { token: operator.token, headers: aKey() })
    expect(await balanceOf(shop, member)).toBe(3_000)
  })

  it('are taken from what expires first', async () => {
    const at = shop.deps.clock.now()
    const soon = new Date(at.getTime() + 10 * 86_400_000)
    await shop.deps.db
      .insert(pointEntry)
      .values({ account_id: member.id, amount: 800, reason: 'granted', at, expires_at: soon })
    await takeBack({ balance: 3_800 })
    const { data } = await shop.call(benefits.points, { query: { direction: 'asc' } }, { token: member.token })
    expect(data.items.map(({ amount, left }) => [amount, left])).toEqual([
      [3_000, 2_800],
      [800, 0],
    ])
    shop.deps.clock.advance({ days: 11 })
    expect(await balanceOf(shop, member)).toBe(2_800)
  })

  it('can be all that the member has, but no more', async () => {
    const { status, refusal } = await takeBack({ points: 3_001 })
    expect([status, refusal.code, refusal.field]).toEqual([400, 'validation.numberHigh', 'points'])
    expect((await takeBack({ points: 3_000 })).data.balance).toBe(0)
    expect((await takeBack({ points: 1, balance: 1 })).refusal.code).toBe('desk.changed')
  })

  it('are refused if the balance is not what the operator saw', async () => {
    const order = await aReadyOrder(shop, member, await aProduct(shop.deps), { points: 500 })
    await submit(shop, member, order)
    const { status, refusal } = await takeBack()
    expect([status, refusal.code]).toEqual([409, 'desk.changed'])
    expect((await takeBack({ balance: 2_500 })).data.balance).toBe(1_500)
  })

  it('are taken once by two operators at the same time', async () => {
    await openConnections(shop.deps.db)
    const answers = await Promise.all(Array.from({ length: 8 }, () => takeBack()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect(await balanceOf(shop, member)).toBe(2_000)
  })

  it('are taken by operators only, with a reason, from an account that is open', async () => {
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    expect((await takeBack({}, { id: member.id, token: reviewer.token })).status).toBe(403)
    expect((await takeBack({ reason: ' ' })).refusal.code).toBe('validation.required')
    const closed = await aMember(shop.deps, { status: 'withdrawn' })
    for (const id of [closed.id, crypto.randomUUID()]) {
      expect((await takeBack({}, { id, token: operator.token })).status).toBe(404)
    }
    expect(await entries()).toEqual([[3_000, 'welcome', '']])
  })
})

describe('points that are taken back while a purchase spends them', () => {
  const everything = { points: 3_000, reason: 'Given twice', balance: 3_000 }
  const spend = (order: string) =>
    transaction(shop.deps.db, (tx) => claimPoints(tx, shop.deps.clock.now(), member.id, order, 3_000))

  it('go to one of the two', async () => {
    const orders = []
    for (let at = 0; at < 6; at++) {
      orders.push(await aReadyOrder(shop, member, await aProduct(shop.deps), { points: 3_000 }))
    }
    await openConnections(shop.deps.db)
    const answers = await Promise.all([
      ...orders.map((order) => submit(shop, member, order)),
      takeBack(everything),
      takeBack(everything),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await balanceOf(shop, member)).toBe(0)
    await expectInvariants(shop.deps.db)
  })

  it('would go to both without the lock: the control', async () => {
    // Reads the balance, and then the purchase is faster.
    const unlocked: HoldBalance = async (tx, now, id) => {
      const balance = await pointsBalance(tx, now, id)
      await spend('an-order')
      return balance
    }
    await takePointsBack(shop.deps, operator.id, member.id, everything, unlocked)
    expect(await brokenInvariants(shop.deps.db)).toEqual([expect.stringContaining('nobody has fewer than no points')])
  })
})
