import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { passTypeList } from '#contract/pass/pass-type'
import { mostPassWon, type PassPrices, passPriceDesk } from '#contract/pass/price-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { passPrice } from '#server/modules/pass/pass.table'
import { type HoldPassPrices, holdPassPrices, setPassPrices } from '#server/modules/pass/price-desk.service'
import { aMember, anAccount, anOperator, type Person } from '#tests/support/factories'
import { approved, aShop, confirm, type Shop, submit } from '#tests/support/orders'
import { aReadyPassOrder, holdPasses, ownPasses } from '#tests/support/pass'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const nothing: PassPrices = { hours_24: null, hours_48: null, hours_72: null, visits_3: null, visits_5: null }
const day = { adult: 39_000, child: 29_000 }
const visits = { adult: 32_000, child: 24_000 }

const read = async () => (await shop.call(passPriceDesk.read, {}, operator)).data
const set = (prices: Partial<PassPrices>, was: PassPrices = nothing) =>
  shop.call(passPriceDesk.set, { body: { prices: { ...nothing, ...prices }, was } }, operator)
const onSale = async () => (await shop.call(passTypeList.list, {})).data
const acts = () => shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'pass.setPrices'))

describe('the prices of passes at the desk (product §6)', () => {
  test('put an empty site on sale, in the order of the types, and take a type off sale', async () => {
    expect([await read(), await onSale()]).toEqual([nothing, []])
    const first = await set({ visits_3: visits, hours_24: day })
    expect(first.data).toEqual({ ...nothing, hours_24: day, visits_3: visits })
    expect(await onSale()).toEqual([
      { name: 'hours_24', price_won: day },
      { name: 'visits_3', price_won: visits },
    ])
    const dearer = { adult: 35_000, child: 26_000 }
    await set({ visits_3: dearer }, first.data)
    expect(await onSale()).toEqual([{ name: 'visits_3', price_won: dearer }])
    expect(await read()).toEqual({ ...nothing, visits_3: dearer })
    expect((await acts()).map(({ actor_id, subject, detail }) => ({ actor_id, subject, detail }))).toEqual([
      {
        ...{ actor_id: operator.id, subject: 'pass' },
        detail: { before: { hours_24: null, visits_3: null }, after: { hours_24: day, visits_3: visits } },
      },
      {
        ...{ actor_id: operator.id, subject: 'pass' },
        detail: { before: { hours_24: day, visits_3: visits }, after: { hours_24: null, visits_3: dearer } },
      },
    ])
  })

  test('are saved only on those that were read, and a save without a change is no act', async () => {
    await set({ hours_24: day })
    const second = await set({ hours_24: visits })
    expect([second.status, second.refusal.code]).toEqual([409, 'general.conflict'])
    expect(await read()).toEqual({ ...nothing, hours_24: day })
    expect((await set({ hours_24: day }, await read())).status).toBe(200)
    expect(await acts()).toHaveLength(1)
  })

  test('are whole amounts above zero, up to a limit', async () => {
    const refused = async (won: number) => {
      const { status, refusal } = await set({ visits_5: { adult: 1_000, child: won } })
      return [status, refusal.code, refusal.field]
    }
    const field = 'prices.visits_5.child'
    expect(await refused(0)).toEqual([400, 'validation.numberLow', field])
    expect(await refused(mostPassWon + 1)).toEqual([400, 'validation.numberHigh', field])
    expect(await refused(1_000.5)).toEqual([400, 'validation.number', field])
    expect((await set({ visits_5: { adult: mostPassWon, child: 1 } })).status).toBe(200)
  })

  test('are for operators only', async () => {
    const body = { prices: { ...nothing, hours_24: day }, was: nothing }
    const refused = async ({ token }: Person) => [
      (await shop.call(passPriceDesk.read, {}, { token })).status,
      (await shop.call(passPriceDesk.set, { body }, { token })).status,
    ]
    for (const role of ['reviewer', 'mice-gate-staff'] as const)
      expect(await refused(await anAccount(shop.deps, { area: 'admin', role }))).toEqual([403, 403])
    expect(await refused(await aMember(shop.deps))).toEqual([401, 401])
    expect(await onSale()).toEqual([])
  })
})

describe('a price that changes (product §4)', () => {
  test('does not change what was chosen before, which can still be paid for when its type is off sale', async () => {
    await set({ hours_24: day, visits_3: visits })
    const member = await aMember(shop.deps)
    const order = await aReadyPassOrder(shop, member, { type: 'visits_3', adults: 1, children: 1 })
    await set({ hours_24: { adult: 45_000, child: 30_000 } }, await read())
    await submit(shop, member, order)
    await confirm(shop, await approved(shop, order))
    expect((await ownPasses(shop, member)).map(({ price_won }) => price_won).toSorted()).toEqual([24_000, 32_000])
    expect((await holdPasses(shop, member, { type: 'visits_3' })).status).toBe(404)
    const { data } = await holdPasses(shop, member, { type: 'hours_24' })
    expect(data.amount_won).toBe(45_000)
  })
})

describe('two operators who set prices at once', () => {
  const waiting = async () => {
    const { rows } = await shop.deps.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }

  /** Neither writes before both have read, or wait to. */
  async function race(hold: HoldPassPrices) {
    const changes = [
      { ...nothing, hours_24: day },
      { ...nothing, visits_3: visits },
    ]
    let both: Promise<PromiseSettledResult<unknown>[]> | undefined
    await shop.deps.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${passPrice} in exclusive mode`)
      both = Promise.allSettled(
        changes.map((prices) => setPassPrices(shop.deps, operator.id, { prices, was: nothing }, hold)),
      )
      await expect.poll(waiting).toBe(2)
    })
    return ((await both) ?? []).map((each) => (each.status === 'rejected' ? each.reason.code : 'saved')).toSorted()
  }

  test('are told: the second one is refused', async () => {
    expect(await race(holdPassPrices)).toEqual(['general.conflict', 'saved'])
    expect([(await onSale()).length, (await acts()).length]).toEqual([1, 1])
  })

  test('the test would find that both had been saved', async () => {
    expect(await race(async () => {})).toEqual(['saved', 'saved'])
  })
})
