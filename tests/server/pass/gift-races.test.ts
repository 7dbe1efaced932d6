import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { acceptGift } from '#server/modules/pass-orders/accept.service'
import { type HoldPass, holdPass } from '#server/modules/pass-orders/gift.rows'
import { passGift } from '#server/modules/pass-orders/gifts.table'
import { givePass, takeGiftBack } from '#server/modules/pass-orders/give.service'
import { pass, passVisit } from '#server/modules/pass-orders/passes.table'
import { type SpendVisit, scanPasses } from '#server/modules/pass-orders/scan.service'
import { Refusal } from '#server/refusal'
import { ask, withReason } from '#tests/support/cancellations'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, aPaidPass, aScan, ownPasses, passesOnSale, passStaffAt, scanAt } from '#tests/support/pass'
import { accept, aGift, aGiftDraft, give, takeBack } from '#tests/support/pass-gifts'

let shop: Shop
let giver: Person
let friends: Person[]
const rounds = 8

beforeEach(async () => {
  shop = await aShop()
  giver = await aMember(shop.deps, { email: 'maya@people.test' })
  friends = [await aMember(shop.deps), await aMember(shop.deps)]
  await passesOnSale(shop.deps)
})

/** How many acts succeeded, and the codes of those that were refused; an error of the database is neither. */
const outcome = (results: readonly PromiseSettledResult<unknown>[]) => ({
  succeeded: results.filter(({ status }) => status === 'fulfilled').length,
  refused: results.flatMap((each) =>
    each.status === 'rejected' && each.reason instanceof Refusal ? [each.reason.code] : [],
  ),
})
const oneOfTwo = { succeeded: 1, refused: ['pass.giftClosed'] }

const unlocked: HoldPass = async (tx, id) => {
  const [row] = await tx.select().from(pass).where(eq(pass.id, id))
  return row ?? null
}

const waiting = async () => {
  const { rows } = await shop.deps.db.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Runs two acts of which neither writes a pass before both have read, which the lock is there to prevent. */
async function together(acts: () => Promise<unknown>[]): Promise<PromiseSettledResult<unknown>[]> {
  let both: Promise<PromiseSettledResult<unknown>[]> | undefined
  await shop.deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${pass} in exclusive mode`)
    both = Promise.allSettled(acts())
    await expect.poll(waiting).toBe(2)
  })
  return (await both) ?? []
}

describe('two accounts that accept a gift at once', () => {
  const race = async (hold: HoldPass) => {
    const { token } = await aGift(shop, giver, await aPaidPass(shop, giver))
    return outcome(await together(() => friends.map(({ id }) => acceptGift(shop.deps, id, token, hold))))
  }

  test('never both get the pass', async () => {
    for (let round = 0; round < rounds; round += 1) expect(await race(holdPass)).toEqual(oneOfTwo)
    const held = await Promise.all(friends.map((friend) => ownPasses(shop, friend)))
    expect(held.flat()).toHaveLength(rounds)
  })

  test('the control: both would get it without the lock', async () => {
    expect(await race(unlocked)).toEqual({ succeeded: 2, refused: [] })
  })
})

describe('a gift that is accepted and taken back at once', () => {
  const race = async (hold: HoldPass) => {
    const { gift, token } = await aGift(shop, giver, await aPaidPass(shop, giver))
    const [friend] = friends
    return outcome(
      await together(() => [
        acceptGift(shop.deps, friend?.id ?? '', token, hold),
        takeGiftBack(shop.deps, giver.id, gift.id, hold),
      ]),
    )
  }

  test('is one or the other, and the pass is with the right person', async () => {
    for (let round = 0; round < rounds; round += 1) expect(await race(holdPass)).toEqual(oneOfTwo)
    const gifts = await shop.deps.db
      .select({ gift: passGift, pass })
      .from(passGift)
      .innerJoin(pass, eq(pass.id, passGift.pass_id))
    for (const each of gifts)
      expect(each.pass.account_id).toBe(each.gift.state === 'claimed' ? friends[0]?.id : giver.id)
  })

  test('the control: without the lock neither would notice the other', async () => {
    // Accepted and then taken back, a check of the database fails.
    expect((await race(unlocked)).refused).toEqual([])
  })
})

test('of two gifts of one pass at once only one is sent', async () => {
  const bought = await aPaidPass(shop, giver)
  const results = await Promise.all(
    ['one@people.test', 'two@people.test'].map((to_email) => give(shop, giver, bought.id, { to_email })),
  )
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

describe('a pass that is given away while it is first scanned', () => {
  /** Scans the pass between the giver's check and the end of the gift; returns what the gate answers. */
  async function race(spend?: SpendVisit) {
    const place = await anAffiliate(shop.deps)
    const staff = await passStaffAt(shop, place)
    const bought = await aPaidPass(shop, giver)
    let given: Promise<unknown> | undefined
    let scanned: ReturnType<typeof scanPasses> | undefined
    await shop.deps.db.transaction(async (tx) => {
      // Holds the gift up after it has locked the pass.
      await tx.execute(sql`lock table ${passGift} in exclusive mode`)
      given = givePass({ ...shop.deps, maySend: async () => true }, giver.id, bought.id, aGiftDraft())
      await expect.poll(waiting).toBe(1)
      scanned = scanPasses(shop.deps, staff.id, { id: place, scans: [aScan(shop, bought)] }, spend)
      scanned.catch(() => {})
      await expect.poll(waiting).toBe(2)
    })
    await given
    return scanned
  }

  test('does not admit', async () => {
    expect(await race()).toMatchObject([{ result: 'given' }])
    expect(await shop.deps.db.$count(passVisit)).toBe(0)
  })

  test('the control: without looking at the gift it would be spent, and only the database would refuse', async () => {
    const naive: SpendVisit = async (tx, row, { at }) => {
      const begun = { started_at: at, ends_at: new Date(at.getTime() + 86_400_000), visits_left: 2 }
      const [spent] = await tx.update(pass).set(begun).where(eq(pass.id, row.id)).returning()
      return spent ?? null
    }
    await expect(race(naive)).rejects.toMatchObject({ cause: { constraint: 'pass_given_unused' } })
  })

  test('is either used or given, whoever is first', async () => {
    const place = await anAffiliate(shop.deps)
    const staff = await passStaffAt(shop, place)
    for (let round = 0; round < rounds; round += 1) {
      const bought = await aPaidPass(shop, giver)
      const [scanned, given] = await Promise.all([
        scanAt(shop, staff, place, aScan(shop, bought)),
        give(shop, giver, bought.id, { to_email: `friend${round}@people.test` }),
      ])
      expect([scanned.result === 'valid', given.status === 200].filter(Boolean)).toHaveLength(1)
    }
  })
})

describe('a gift that is accepted while', () => {
  test('the giver’s code is scanned admits nobody by that code', async () => {
    const place = await anAffiliate(shop.deps)
    const staff = await passStaffAt(shop, place)
    for (let round = 0; round < rounds; round += 1) {
      const bought = await aPaidPass(shop, giver)
      const { token } = await aGift(shop, giver, bought, { to_email: `friend${round}@people.test` })
      const [scanned, accepted] = await Promise.all([
        scanAt(shop, staff, place, aScan(shop, bought)),
        accept(shop, friends[0] as Person, token),
      ])
      expect([scanned.result, accepted.status]).toEqual(['given', 200])
    }
    expect(await shop.deps.db.$count(passVisit)).toBe(0)
  })

  test('an operator refunds it is one or the other, or both in that order', async () => {
    const operator = await anOperator(shop)
    for (let round = 0; round < rounds; round += 1) {
      const bought = await aPaidPass(shop, giver)
      const { token } = await aGift(shop, giver, bought, { to_email: `friend${round}@people.test` })
      const [refunded, accepted] = await Promise.all([
        withReason(shop, operator, 'cancel', bought.booking_id),
        accept(shop, friends[0] as Person, token),
      ])
      // The refund of a gift that still waits is refused; that of an accepted one is not.
      expect(accepted.status).toBe(200)
      const [row] = await shop.deps.db.select().from(pass).where(eq(pass.id, bought.id))
      expect(row?.returned_at !== null).toBe(refunded.status === 200)
    }
  })

  test('the giver returns it is never returned', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const bought = await aPaidPass(shop, giver)
      const { token } = await aGift(shop, giver, bought, { to_email: `friend${round}@people.test` })
      const [returned, accepted] = await Promise.all([
        ask(shop, giver, bought.booking_id, { refund_won: 25_000 }),
        accept(shop, friends[0] as Person, token),
      ])
      expect([returned.status, accepted.status]).toEqual([409, 200])
    }
  })
})

test('a pass that is given and returned at once is one or the other', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const bought = await aPaidPass(shop, giver)
    const [returned, given] = await Promise.all([
      ask(shop, giver, bought.booking_id, { refund_won: 25_000 }),
      give(shop, giver, bought.id, { to_email: `friend${round}@people.test` }),
    ])
    expect([returned.status === 200, given.status === 200].filter(Boolean)).toHaveLength(1)
    if (given.status === 200) await takeBack(shop, giver, given.data.id)
  }
})
