import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { productImport } from '#contract/product-import'
import { transaction } from '#server/db/connect'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { product, productOption, productText } from '#server/modules/catalog/catalog.table'
import { holdProducts, undoProducts } from '#server/modules/catalog/product-import.service'
import { anOperator, aProduct, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPeriod } from '#tests/support/periods'
import { aProductRow } from '#tests/support/sheet-rows'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const as = () => ({ token: operator.token })
/** Imports rows with these numbers; returns the moment of the import. */
async function imported(...numbers: number[]): Promise<string> {
  const body = { rows: numbers.map((number) => aProductRow(number)) }
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  return (await shop.call(productImport.take, { body }, { ...as(), headers })).data.created_at
}
const undo = (created_at: string) => shop.call(productImport.undo, { body: { created_at } }, as())
const recent = async () => (await shop.call(productImport.recent, {}, as())).data.items
const made = () => shop.deps.db.select().from(product).orderBy(product.created_at, product.id)
const acts = (act: string) => shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, act))

describe('an import of products that is undone (product §6)', () => {
  test('removes all of its drafts and nothing else, is in the audit log, and frees their names', async () => {
    const other = await aProduct(shop.deps)
    const first = await imported(1, 2)
    shop.deps.clock.advance({ minutes: 1 })
    const second = await imported(3)
    expect(await recent()).toMatchObject([
      { created_at: second, count: 1, changed: [] },
      { created_at: first, by: 'Desk Person', count: 2, changed: [] },
    ])
    expect((await undo(first)).data).toEqual({ removed: 2 })
    const left = await made()
    expect(left.map(({ created_at }) => created_at.toISOString())).toContain(second)
    expect(left.map(({ id }) => id)).toContain(other.id)
    expect(left).toHaveLength(2)
    expect(await shop.deps.db.$count(productText)).toBe(4)
    expect(
      (await acts('product.importUndo')).map(({ actor_id, detail }) => [actor_id, detail.name]).toSorted(),
    ).toEqual([
      [operator.id, 'Night walk 1'],
      [operator.id, 'Night walk 2'],
    ])
    expect(await recent()).toMatchObject([{ created_at: second }])
    expect((await undo(first)).status).toBe(404)
    await imported(1, 2)
    expect(await made()).toHaveLength(4)
  })

  test('is refused as a whole, with the name, once the desk did anything with one of them', async () => {
    const at = await imported(1, 2)
    const [, { product_id: id = '' } = {}] = await shop.deps.db
      .select()
      .from(productText)
      .where(inArray(productText.name, ['Night walk 1', 'Night walk 2']))
      .orderBy(productText.name)
    const { status } = await aPeriod(shop, operator, id).change({
      ...{ option_id: (await optionOf(id)) ?? '', act: 'close', capacity: null, weekdays: [] },
      ...{ from: '2027-05-05', to: '2027-05-05' },
    })
    expect(status).toBe(200)
    expect(await recent()).toMatchObject([{ count: 2, changed: ['Night walk 2'] }])
    const { refusal } = await undo(at)
    expect(refusal).toMatchObject({ code: 'sheet.changedSince', message: expect.stringContaining('Night walk 2') })
    expect(await made()).toHaveLength(2)
    expect(await acts('product.importUndo')).toEqual([])
  })

  test('is possible for a day, to the second', async () => {
    const at = await imported(1)
    shop.deps.clock.advance({ hours: 23, minutes: 59, seconds: 59 })
    operator = await anOperator(shop)
    expect(await recent()).toHaveLength(1)
    shop.deps.clock.advance({ seconds: 1 })
    expect(await recent()).toEqual([])
    expect((await undo(at)).status).toBe(404)
    expect(await made()).toHaveLength(1)
  })

  test.each(['nonsense', '', '2027-13-01T00:00:00.000Z'])('refuses the moment “%s”', async (created_at) => {
    const { status, refusal } = await undo(created_at)
    expect([status, refusal]).toMatchObject([400, { code: 'validation.date', field: 'created_at' }])
  })

  test('finds nothing at a moment without an import, also of a product that was created by hand', async () => {
    await aProduct(shop.deps)
    const [row] = await made()
    expect((await undo(row?.created_at.toISOString() ?? '')).status).toBe(404)
    expect(await made()).toHaveLength(1)
  })
})

const optionOf = async (id: string) =>
  (await shop.deps.db.select().from(productOption).where(eq(productOption.product_id, id)))[0]?.id

describe('an import that is undone while a colleague saves one of its drafts', () => {
  const waiting = async () => {
    const { rows } = await shop.deps.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  /** The undo begins while the change of the draft is written but not committed. Returns the names that remain. */
  async function race(hold: typeof holdProducts) {
    const at = await imported(1, 2)
    const [draft] = await made()
    let undone: Promise<PromiseSettledResult<unknown>[]> | undefined
    await transaction(shop.deps.db, async (tx) => {
      const id = draft?.id ?? ''
      await holdProducts(tx, [id])
      await tx.update(product).set({ duration_minutes: 95 }).where(eq(product.id, id))
      await writeAudit(tx, { at: shop.deps.clock.now(), actor_id: operator.id, act: 'product.save', subject: id })
      undone = Promise.allSettled([undoProducts(shop.deps, operator.id, at, hold)])
      await expect.poll(waiting).toBe(1)
    })
    const [result] = (await undone) ?? []
    return { refused: result?.status === 'rejected' ? result.reason.code : null, left: (await made()).length }
  }

  test('sees the change and removes nothing', async () => {
    expect(await race(holdProducts)).toEqual({ refused: 'sheet.changedSince', left: 2 })
  })

  test('the control: without the lock the saved draft would be gone', async () => {
    expect(await race(async (_, ids) => new Set(ids))).toEqual({ refused: null, left: 0 })
  })
})
