import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { boothProductId, catalog, groupProductId, passProductId } from '#contract/catalog'
import { addDays, dayInSeoul, weekdayOf } from '#contract/days'
import { departureImport } from '#contract/departure-import'
import type { PlanDepartures } from '#contract/departure-plan'
import { type DeskProduct, productDesk } from '#contract/product-desk'
import type { SaveProduct } from '#contract/product-fields'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { openBooth } from '#server/modules/catalog/booth-product.service'
import { departure, product, productOption } from '#server/modules/catalog/catalog.table'
import { openGroupDeparture } from '#server/modules/catalog/group-product.service'
import { openPass } from '#server/modules/catalog/pass-product.service'
import { moveSeats, openDepartures } from '#server/modules/catalog/seats.service'
import { anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPeriod } from '#tests/support/periods'
import { aPicture } from '#tests/support/pictures'
import { bodyOf } from '#tests/support/products'

let shop: Shop
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  tour = await aProduct(shop.deps, { capacity: 10 })
})

const as = () => ({ token: operator.token })
const params = (productId = tour.id) => ({ params: { productId } })
const show = async (id?: string) => (await shop.call(productDesk.detail, params(id), as())).data
const save = (product: DeskProduct, change: Partial<SaveProduct> = {}) =>
  shop.call(productDesk.save, { ...params(product.id), body: { ...bodyOf(product), ...change } }, as())
const publicDetail = (productId: string) => shop.call(catalog.detail, { params: { productId }, query: { lang: 'en' } })

const option = () => ({
  ...{ id: null, status: 'open' as const, name: { en: 'Standard', ko: '기본' }, description: { en: '', ko: '' } },
  ...{ option_start_date: tour.date, option_end_date: addDays(tour.date, 60), start_times: ['10:00'] },
  ...{ closed_weekdays: [], capacity: 5 },
  bands: [{ band: 'adult' as const, min_age: 13, max_age: null, price: 50_000, takes_seat: true }],
})

describe('a product at the desk (product §6)', () => {
  test('excludes products that other desks manage: group tours, booths and passes', async () => {
    const { db, clock } = shop.deps
    const [name, date, at] = [{ en: 'Made elsewhere', ko: '다른 곳' }, tour.date, clock.now()]
    const made = { id: randomUUID(), date, start_time: '10:00' }
    await openGroupDeparture(db, at, { ...made, seats: 5, title: 'Made elsewhere' })
    await openBooth(db, at, { ...made, id: randomUUID(), name })
    await openPass(db, at, { type: 'hours_24', name, valid_until: date })
    const others = [groupProductId, boothProductId, passProductId]
    const kept = await db.select({ id: product.id }).from(product).where(inArray(product.id, others))
    expect(kept).toHaveLength(others.length)
    const { data } = await shop.call(productDesk.list, { query: {} }, as())
    expect(data.items.map(({ id }) => id)).toEqual([tour.id])
    for (const id of others) expect((await shop.call(productDesk.detail, params(id), as())).status).toBe(404)
  })

  test('starts as a draft, lists what is missing, and is on sale once it is complete', async () => {
    const name = { en: 'Night walk', ko: '밤 산책' }
    const begun = await shop.call(
      productDesk.create,
      { body: { site: 'shop', category: 'tours', region: 'busan', name } },
      as(),
    )
    const { id } = begun.data
    const draft = await show(id)
    expect([draft.status, draft.lacks, draft.lacking.length]).toEqual(['draft', ['picture', 'option', 'departure'], 6])
    expect((await shop.call(productDesk.publish, params(id), as())).refusal.code).toBe('product.incomplete')
    const texts = {
      en: { ...draft.texts.en, summary: 'A walk', description: 'By night', meeting_point: 'Station' },
      ko: { ...draft.texts.ko, summary: '산책', description: '밤에', meeting_point: '역' },
    }
    expect((await save(draft, { texts, options: [option()] })).status).toBe(200)
    const file = new File([new Uint8Array(await aPicture().png().toBuffer())], 'lamp.png', { type: 'image/png' })
    const pictured = await shop.call(
      productDesk.addPicture,
      { ...params(id), body: { en: 'A lamp', ko: '등불' }, files: { file } },
      as(),
    )
    expect([pictured.data.lacks, pictured.data.lacking]).toEqual([[], []])
    expect((await publicDetail(id)).status).toBe(404)
    expect((await shop.call(productDesk.publish, params(id), as())).data.status).toBe('open')
    const { data } = await publicDetail(id)
    expect([data.name, data.price, data.options.map(({ price }) => price)]).toEqual(['Night walk', 50_000, [50_000]])
    const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.subject, id)).orderBy(auditEvent.at)
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      'product.addPicture',
      'product.create',
      'product.publish',
      'product.save',
    ])
  })

  test('on sale is not saved without its required data, and nothing of the edit is stored', async () => {
    const product = await show()
    const texts = { ...product.texts, ko: { ...product.texts.ko, description: '' } }
    expect((await save(product, { texts, region: 'jeju' })).refusal.code).toBe('product.incomplete')
    expect((await show()).region).toBe('seoul')
  })

  test('reports a conflict to the second of two who save the same version', async () => {
    const product = await show()
    const both = await Promise.all([save(product, { region: 'jeju' }), save(product, { region: 'busan' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('desk.changed')
  })

  test('has options that are closed and never removed', async () => {
    const product = await show()
    expect((await save(product, { options: [option()] })).refusal.code).toBe('desk.changed')
    const [first] = product.options
    if (!first) throw new Error('it has an option')
    const closed = await save(product, { options: [{ ...first, status: 'closed' }, option()] })
    expect(closed.data.options.map(({ status }) => status)).toEqual(['closed', 'open'])
    expect((await publicDetail(tour.id)).data.price).toBe(50_000)
  })

  test('is copied as a draft with the same words, options and pictures, and another address', async () => {
    const { id } = (await shop.call(productDesk.copy, params(), as())).data
    const [from, copy] = [await show(), await show(id)]
    expect(id).not.toBe(tour.id)
    expect([copy.status, copy.texts, copy.pictures.length]).toEqual(['draft', from.texts, from.pictures.length])
    expect(copy.options.map(({ id: _, ...rest }) => rest)).toEqual(from.options.map(({ id: _, ...rest }) => rest))
    // A picture shared with the other product stays in storage.
    const picture = copy.pictures[0]?.id ?? ''
    await shop.call(productDesk.removePicture, { params: { productId: id, id: picture } }, as())
    expect((await show()).pictures.map((each) => each.id)).toEqual([picture])
  })

  test('has pictures whose words and focus are changed, wherever they are shown', async () => {
    const id = (await show()).pictures[0]?.id ?? ''
    const words = { en: 'A gate at night', ko: '밤의 성문' }
    const now = async () => {
      const [first] = (await show()).pictures
      if (!first) throw new Error('it has a picture')
      return { ...first.alt, focus: first.picture.focus ?? { x: 50, y: 50 } }
    }
    const change = async (
      focus: { x: number; y: number },
      productId = tour.id,
      seen?: Awaited<ReturnType<typeof now>>,
    ) =>
      shop.call(
        productDesk.changePicture,
        { params: { productId, id }, body: { ...words, focus, seen: seen ?? (await now()) } },
        as(),
      )
    const before = await now()
    expect((await change({ x: 20, y: 100 })).data.pictures[0]?.alt).toEqual(words)
    const { data } = await publicDetail(tour.id)
    expect(data.pictures[0]).toMatchObject({ alt: words.en, focus: { x: 20, y: 100 } })
    const { data: found } = await shop.call(catalog.list, { query: { lang: 'ko' } })
    expect(found.items[0]?.picture).toMatchObject({ alt: words.ko, focus: { x: 20, y: 100 } })
    for (const focus of [
      { x: -1, y: 0 },
      { x: 0, y: 101 },
      { x: 0.5, y: 0 },
    ]) {
      expect((await change(focus)).status).toBe(400)
    }
    const other = await aProduct(shop.deps)
    expect((await change({ x: 0, y: 0 }, other.id)).status).toBe(404)
    // Two dialogs that were opened together: the second does not put back what the first replaced.
    expect((await change({ x: 30, y: 30 }, tour.id, before)).refusal.code).toBe('desk.changed')
    // The centre is what a picture without a focus shows.
    expect((await change({ x: 50, y: 50 })).data.pictures[0]?.picture.focus).toBeUndefined()
    const acts = (await show()).acts.filter(({ act }) => act === 'product.changePicture')
    expect(acts.map(({ by }) => by !== null)).toEqual([true, true])
  })

  test('is found by name and status, with the count of each', async () => {
    await shop.call(productDesk.withdraw, params(), as())
    const { data } = await shop.call(productDesk.list, { query: { q: tour.id, status: 'closed' } }, as())
    expect([data.items.map(({ id }) => id), data.counts]).toEqual([[tour.id], { draft: 0, open: 0, closed: 1 }])
    expect((await publicDetail(tour.id)).status).toBe(404)
  })
})

const plan = (change: Partial<PlanDepartures>): PlanDepartures => ({
  ...{ option_id: tour.optionId, from: tour.date, to: addDays(tour.date, 6), weekdays: [] },
  ...{ act: 'seats', capacity: 4 },
  ...change,
})
const period = () => aPeriod(shop, operator, tour.id)
const seatsOn = async (date: string) =>
  (await shop.call(productDesk.departures, { ...params(), query: { from: date, to: date } }, as())).data.items

async function sell(seats: number): Promise<string> {
  const { db } = shop.deps
  const key = { option_id: tour.optionId, date: tour.date, start_time: tour.start_time, capacity: 10 }
  const [id = ''] = (await openDepartures(db, [key])).values()
  await moveSeats(db, [{ departure_id: id, held: 0, confirmed: seats }])
  return id
}

describe('the calendar of departures (product §4)', () => {
  test('sets the seats of the weekdays of a date range, and shows beforehand what changes', async () => {
    const planned = plan({ weekdays: [weekdayOf(tour.date)], to: addDays(tour.date, 13) })
    const shown = await period().preview(planned)
    expect([shown.bad, shown.effects.map(({ before, after }) => [before, after])]).toEqual([[], Array(4).fill([10, 4])])
    expect(await shop.deps.db.$count(departure)).toBe(0)
    expect((await period().apply(shown)).status).toBe(200)
    expect((await seatsOn(tour.date)).map(({ capacity }) => capacity)).toEqual([4, 4])
    expect((await seatsOn(addDays(tour.date, 1))).map(({ capacity }) => capacity)).toEqual([10, 10])
    expect((await period().preview(planned)).effects.map(({ effect }) => effect)).toEqual(Array(4).fill('same'))
  })

  test('sets no departure below its taken seats, and changes none in that case', async () => {
    const shown = await period().preview(plan({ capacity: 5 }))
    await sell(6)
    expect((await period().preview(plan({ capacity: 5 }))).bad).toEqual([
      { at: 0, column: 'capacity', reason: 'product.seatsTaken', least: 6 },
    ])
    expect((await period().apply(shown)).refusal.code).toBe('product.seatsTaken')
    expect((await seatsOn(addDays(tour.date, 1))).map(({ capacity }) => capacity)).toEqual([10, 10])
    expect((await period().change(plan({ capacity: 6 }))).status).toBe(200)
  })

  test('closes and reopens days; sold seats stay and are shown', async () => {
    await sell(3)
    const closing = await period().preview(plan({ act: 'close', capacity: null, to: tour.date }))
    expect(closing.effects.map(({ taken }) => taken)).toEqual([3, 0])
    await period().apply(closing)
    expect((await seatsOn(tour.date)).map(({ runs, confirmed }) => [runs, confirmed])).toEqual([[false, 3]])
    expect((await period().preview(plan({ to: tour.date }))).rows).toEqual([])
    await period().change(plan({ act: 'open', capacity: null, to: tour.date }))
    expect((await seatsOn(tour.date)).map(({ runs }) => runs)).toEqual([true, true])
  })

  test('is not changed if a colleague has changed one of its departures since the preview', async () => {
    const [mine, other] = [await period().preview(plan({ capacity: 7 })), await period().preview(plan({ capacity: 8 }))]
    expect((await period().apply(other)).status).toBe(200)
    expect((await period().apply(mine)).refusal.code).toBe('product.seatsChanged')
    const closing = plan({ act: 'close', capacity: null, to: tour.date })
    const [close, again] = [await period().preview(closing), await period().preview(closing)]
    expect((await period().apply(close)).status).toBe(200)
    expect((await period().apply(again)).refusal.code).toBe('product.dayChanged')
    expect((await seatsOn(addDays(tour.date, 1))).map(({ capacity }) => capacity)).toEqual([8, 8])
  })

  test('leaves out days that are past, and is not changed for more departures than one change can have', async () => {
    const yesterday = addDays(dayInSeoul(shop.deps.clock.now()), -1)
    const today = addDays(yesterday, 1)
    expect((await period().preview(plan({ from: yesterday, to: today }))).rows.map(({ date }) => date)).toEqual([
      today,
      today,
    ])
    const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
    await shop.deps.db.update(productOption).set({ start_times: times }).where(eq(productOption.id, tour.optionId))
    const body = plan({ to: addDays(tour.date, 33) })
    const { status, refusal } = await shop.call(departureImport.period, { ...params(), body }, as())
    expect([status, refusal.code, refusal.field]).toEqual([400, 'validation.daysTooMany', 'to'])
    const elsewhere = { params: { productId: (await aProduct(shop.deps)).id }, body: plan({}) }
    expect((await shop.call(departureImport.period, elsewhere, as())).status).toBe(404)
  })

  test('of a sale and a reduction of seats in parallel, the second is refused', async () => {
    const id = await sell(3)
    const { db } = shop.deps
    const shown = await period().preview(plan({ capacity: 4, to: tour.date }))
    const sale = () =>
      moveSeats(db, [{ departure_id: id, held: 3, confirmed: 0 }]).then(
        () => true,
        () => false,
      )
    const fewer = async () => (await period().apply(shown)).status === 200
    const done = await Promise.all([sale(), fewer()])
    expect(done.filter(Boolean)).toHaveLength(1)
    const [row] = await db.select().from(departure).where(eq(departure.id, id))
    expect((row?.held ?? 0) + (row?.confirmed ?? 0)).toBeLessThanOrEqual(row?.capacity ?? 0)
  })

  test('with a read before the write both would succeed, if the ledger allowed it: the control', async () => {
    const id = await sell(3)
    const { db } = shop.deps
    const isThis = and(eq(departure.id, id))
    const [seen] = await db.select().from(departure).where(isThis)
    const free = (seen?.capacity ?? 0) - (seen?.held ?? 0) - (seen?.confirmed ?? 0) >= 3
    const fits = (seen?.held ?? 0) + (seen?.confirmed ?? 0) <= 4
    expect([free, fits]).toEqual([true, true])
    await db
      .update(departure)
      .set({ held: sql`${departure.held} + 3` })
      .where(isThis)
    await expect(db.update(departure).set({ capacity: 4 }).where(isThis)).rejects.toThrow()
  })
})
