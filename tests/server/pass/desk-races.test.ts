import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnPass } from '#contract/pass/order'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { passPartnership } from '#server/modules/pass/partnership.table'
import {
  approvePartnership,
  declinePartnership,
  type HoldPartnership,
  holdPartnership,
} from '#server/modules/pass/partnership-desk.service'
import { passAffiliate } from '#server/modules/pass/pass.table'
import { extendPass } from '#server/modules/pass-orders/desk.service'
import { type HoldPass, holdPass } from '#server/modules/pass-orders/gift.rows'
import { pass } from '#server/modules/pass-orders/passes.table'
import { type SpendVisit, scanPasses, spendVisit } from '#server/modules/pass-orders/scan.service'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPartnership } from '#tests/support/partnership'
import { anAffiliate, aPaidPass, aScan, passesOnSale, passStaffAt } from '#tests/support/pass'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const waiting = async () => {
  const { rows } = await shop.deps.db.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

describe('two operators who decide one application at once', () => {
  type Decide = (hold: HoldPartnership) => Promise<unknown>
  let id: string
  const approve: Decide = (hold) => approvePartnership(shop.deps, operator.id, id, hold)
  const decline: Decide = (hold) => declinePartnership(shop.deps, operator.id, { id, reason: 'Outside Seoul' }, hold)

  /** Neither writes before both have read, or wait to. */
  async function race(decisions: readonly [Decide, Decide], hold: HoldPartnership) {
    id = (await aPartnership(shop)).id
    let both: Promise<PromiseSettledResult<unknown>[]> | undefined
    await shop.deps.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${passPartnership} in exclusive mode`)
      both = Promise.allSettled(decisions.map((decide) => decide(hold)))
      await expect.poll(waiting).toBe(2)
    })
    const results = (await both) ?? []
    return {
      succeeded: results.filter(({ status }) => status === 'fulfilled').length,
      refused: results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : [])),
      affiliates: await shop.deps.db.$count(passAffiliate),
      acts: await shop.deps.db.$count(auditEvent, eq(auditEvent.subject, id)),
    }
  }
  const unlocked: HoldPartnership = async (tx, found) => {
    const [row] = await tx.select().from(passPartnership).where(eq(passPartnership.id, found))
    return row ?? null
  }

  test('make one affiliate of it, and the second is refused', async () => {
    expect(await race([approve, approve], holdPartnership)).toEqual({
      ...{ succeeded: 1, refused: ['pass.decided'], affiliates: 1, acts: 1 },
    })
  })

  test('never both accept and decline it', async () => {
    const { affiliates, ...rest } = await race([approve, decline], holdPartnership)
    expect(rest).toEqual({ succeeded: 1, refused: ['pass.decided'], acts: 1 })
    const [row] = await shop.deps.db.select().from(passPartnership)
    expect(row?.state).toBe(affiliates === 1 ? 'approved' : 'declined')
  })

  test('the control: without the lock it would become two affiliates', async () => {
    expect(await race([approve, approve], unlocked)).toMatchObject({ succeeded: 2, affiliates: 2 })
  })
})

/** The pass as read, without its lock. */
const unlockedPass: HoldPass = async (tx, id) => {
  const [row] = await tx.select().from(pass).where(eq(pass.id, id))
  return row ?? null
}

describe('a pass that two operators extend at once', () => {
  const [sooner, later] = ['2027-04-30', '2027-08-01']
  /** The shorter extension reads the pass before the longer one is written, and writes after it unless a lock prevents that. */
  async function race(hold: HoldPass): Promise<string | undefined> {
    await passesOnSale(shop.deps)
    const own = await aPaidPass(shop, await aMember(shop.deps), 'hours_24')
    const extend = (until: string, by: HoldPass) =>
      extendPass(shop.deps, operator.id, { id: own.id, until, reason: 'Ill for a week' }, by)
    await shop.deps.db.update(pass).set({ valid_until: '2027-03-31' }).where(eq(pass.id, own.id))
    let long: Promise<unknown> | undefined
    const short = extend(sooner, async (tx, id) => {
      const row = await hold(tx, id)
      long = extend(later, hold)
      const written = long.then(() => true)
      // Either the longer one is written, or it waits for this one.
      await expect.poll(async () => (await waiting()) > 0 || Promise.race([written, false])).toBe(true)
      return row
    })
    await short
    await long
    const [row] = await shop.deps.db.select().from(pass).where(eq(pass.id, own.id))
    return row?.valid_until
  }

  test('is never shortened by it', async () => {
    expect(await race(holdPass)).toBe(later)
  })

  test('the control: without the lock the shorter extension would replace the longer one', async () => {
    expect(await race(unlockedPass)).toBe(sooner)
  })
})

describe('a pass that is extended in the second in which it expires', () => {
  const until = '2027-08-01'
  const extended = new Date('2027-08-01T15:00:00Z')
  let own: OwnPass
  let staff: Person
  let places: string[]
  const extend = (hold = holdPass) =>
    extendPass(shop.deps, operator.id, { id: own.id, until, reason: 'Ill for a week' }, hold)
  const scan = async (at: number, spend: SpendVisit = spendVisit) => {
    const scans = [aScan(shop, own)]
    return (await scanPasses(shop.deps, staff.id, { id: places[at] ?? '', scans }, spend))[0]?.result
  }
  const row = async () => (await shop.deps.db.select().from(pass).where(eq(pass.id, own.id)))[0]
  const endsIn = (seconds: number) =>
    shop.deps.db
      .update(pass)
      .set({ ends_at: new Date(shop.deps.clock.now().getTime() + seconds * 1000) })
      .where(eq(pass.id, own.id))

  beforeEach(async () => {
    await passesOnSale(shop.deps)
    places = [await anAffiliate(shop.deps), await anAffiliate(shop.deps)]
    staff = await passStaffAt(shop, ...places)
    own = await aPaidPass(shop, await aMember(shop.deps), 'visits_3')
    expect(await scan(0)).toBe('valid')
  })

  test('is expired for a scan that comes before, and admits for one that comes after', async () => {
    await endsIn(0)
    let before: string | undefined
    await extend(async (tx, id) => {
      const found = await holdPass(tx, id)
      // The extension has read the pass and holds it; a scan that reads it meanwhile does not wait for it.
      before = await scan(1)
      return found
    })
    expect(before).toBe('expired')
    expect(await scan(1)).toBe('valid')
    expect(await row()).toMatchObject({ ends_at: extended, visits_left: 1 })
  })

  /**
   * The extension is written between the moment at which a scan has read the pass and the one at which it spends the visit. Here
   * the scan refers to the pass already, for which the extension's lock would wait.
   */
  const extendedBetween = async (spend: SpendVisit) => {
    await endsIn(1)
    expect(
      await scan(1, async (tx, read, spent) => {
        await extend(unlockedPass)
        return spend(tx, read, spent)
      }),
    ).toBe('valid')
    return (await row())?.ends_at
  }

  test('stays extended when a scan that has read it before admits', async () => {
    expect(await extendedBetween(spendVisit)).toEqual(extended)
  })

  test('the control: a scan that wrote what it has read would undo the extension', async () => {
    const naive: SpendVisit = async (tx, { id, ends_at, visits_left }) => {
      const left = { ends_at, visits_left: (visits_left ?? 0) - 1 }
      const [spent] = await tx.update(pass).set(left).where(eq(pass.id, id)).returning()
      return spent ?? null
    }
    expect(await extendedBetween(naive)).not.toEqual(extended)
  })
})
