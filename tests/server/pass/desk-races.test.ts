import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
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
import { pass, passVisit } from '#server/modules/pass-orders/passes.table'
import { scanPasses } from '#server/modules/pass-orders/scan.service'
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

describe('a pass that two operators extend at once', () => {
  const [sooner, later] = ['2027-04-30', '2027-08-01']
  const unlocked: HoldPass = async (tx, id) => {
    const [row] = await tx.select().from(pass).where(eq(pass.id, id))
    return row ?? null
  }

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
    expect(await race(unlocked)).toBe(sooner)
  })
})

describe('a pass that is extended in the second in which it expires', () => {
  const until = '2027-08-01'

  test('and scanned at once is admitted or expired, and admits from then on', async () => {
    await passesOnSale(shop.deps)
    const [one, two] = [await anAffiliate(shop.deps), await anAffiliate(shop.deps)]
    const staff = await passStaffAt(shop, one, two)
    const own = await aPaidPass(shop, await aMember(shop.deps), 'hours_24')
    const scan = (id: string) => scanPasses(shop.deps, staff.id, { id, scans: [aScan(shop, own)] })
    await scan(one)
    await shop.deps.db.update(pass).set({ ends_at: shop.deps.clock.now() }).where(eq(pass.id, own.id))
    const [[scanned]] = await Promise.all([
      scan(two),
      extendPass(shop.deps, operator.id, { id: own.id, until, reason: 'Ill for a week' }),
    ])
    expect(['valid', 'expired']).toContain(scanned?.result)
    expect((await scan(two))[0]?.result).toBe(scanned?.result === 'valid' ? 'used_here' : 'valid')
    expect(await shop.deps.db.$count(passVisit)).toBe(2)
  })
})
