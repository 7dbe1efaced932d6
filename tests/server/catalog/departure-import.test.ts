import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { groupProductId } from '#contract/catalog'
import { addDays, weekdayOf } from '#contract/days'
import { DepartureRow, departureImport, departureSheet } from '#contract/departure-import'
import { productDesk } from '#contract/product-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { departure, product, productOption } from '#server/modules/catalog/catalog.table'
import { moveSeats, openDepartures } from '#server/modules/catalog/seats.service'
import { departureImports } from '#tests/support/departure-imports'
import { anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aDepartureRow } from '#tests/support/sheet-rows'

let shop: Shop
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  tour = await aProduct(shop.deps, { capacity: 10 })
})

const aRow = (change: Partial<DepartureRow> = {}) => aDepartureRow(tour, change)
const { check, seenNow, apply, take, badCells } = departureImports(() => ({ shop, operator }))

const ledger = () => shop.deps.db.select().from(departure).orderBy(departure.date, departure.start_time)
const closedDays = async () => {
  const [row] = await shop.deps.db.select().from(productOption).where(eq(productOption.id, tour.optionId))
  return row?.closed_days
}
const imports = () => shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'product.importDepartures'))

async function sell(seats: number): Promise<string> {
  const { db } = shop.deps
  const key = { option_id: tour.optionId, date: tour.date, start_time: tour.start_time, capacity: 10 }
  const [id = ''] = (await openDepartures(db, [key])).values()
  await moveSeats(db, [{ departure_id: id, held: 0, confirmed: seats }])
  return id
}

describe('an import of departures (product §5)', () => {
  test('of days that were chosen in the calendar names options by id, and is no import in the audit log', async () => {
    const rows = [aRow({ option: tour.optionId }), aRow({ option: tour.optionId, start_time: '14:00', capacity: 10 })]
    const body = { rows, seen: await seenNow(rows), in_calendar: true }
    const { status } = await shop.call(
      departureImport.take,
      { body },
      { token: operator.token, headers: { 'Idempotency-Key': 'chosen-days' } },
    )
    expect(status).toBe(200)
    const acts = await shop.deps.db.select().from(auditEvent)
    expect(acts).toMatchObject([
      {
        ...{ act: 'product.departures', subject: tour.id },
        detail: { rows: 1, created: 1, changed: 0, changes: [`${tour.date} ${tour.start_time}, 10 → 6`] },
      },
    ])
  })

  test('shows the effect of each row, writes nothing until it is applied, and is in the audit log', async () => {
    const next = addDays(tour.date, 1)
    const rows = [aRow(), aRow({ date: next, capacity: null, status: 'closed' })]
    const { bad, rows: effects } = await check(rows)
    expect(bad).toEqual([])
    expect(effects).toMatchObject([
      { at: 0, effect: 'new', before: 10, after: 6, was_closed: false, is_closed: false, taken: 0 },
      { at: 1, effect: 'changed', before: 10, after: 10, was_closed: false, is_closed: true },
    ])
    expect([await ledger(), await closedDays(), await imports()]).toEqual([[], [], []])
    expect((await take(rows)).data).toEqual({ created: 1, changed: 1 })
    expect(await ledger()).toMatchObject([{ date: tour.date, start_time: tour.start_time, capacity: 6 }])
    expect(await closedDays()).toEqual([next])
    expect(await imports()).toMatchObject([
      {
        ...{ actor_id: operator.id, subject: tour.id },
        detail: {
          ...{ rows: 2, created: 1, changed: 1 },
          changes: [`1: ${tour.date} ${tour.start_time}, 10 → 6`, `2: ${next} ${tour.start_time}, open → closed`],
        },
      },
    ])
  })

  test('changes nothing for a departure with the seats that its option gives anyway', async () => {
    const rows = [aRow({ capacity: 10 })]
    expect((await check(rows)).rows).toMatchObject([{ effect: 'same', before: 10, after: 10 }])
    expect((await take(rows)).data).toEqual({ created: 0, changed: 0 })
    const closes = [aRow({ capacity: 10, status: 'closed' })]
    expect((await take(closes)).data).toEqual({ created: 0, changed: 1 })
    expect([await ledger(), await closedDays()]).toEqual([[], [tour.date]])
  })

  test('changes nothing when the same file comes again, and only the rows that differ', async () => {
    const rows = [aRow(), aRow({ date: addDays(tour.date, 1) })]
    await take(rows)
    const before = await ledger()
    expect((await check(rows)).rows.map(({ effect }) => effect)).toEqual(['same', 'same'])
    expect((await take(rows)).data).toEqual({ created: 0, changed: 0 })
    expect(await ledger()).toEqual(before)
    expect(await imports()).toHaveLength(1)
    const [first = aRow(), ...rest] = rows
    expect((await take([{ ...first, capacity: 7 }, ...rest])).data).toEqual({ created: 0, changed: 1 })
    expect((await ledger()).map(({ capacity }) => capacity)).toEqual([7, 6])
  })

  test('names every bad cell of every row at once', async () => {
    await sell(4)
    const [option] = await shop.deps.db.select().from(productOption).where(eq(productOption.id, tour.optionId))
    const far = addDays(option?.option_end_date ?? tour.date, 1)
    expect(
      await badCells([
        aRow({ product: 'no-such-tour' }),
        aRow({ product: groupProductId }),
        aRow({ option: 'No such option' }),
        aRow({ date: far, start_time: '03:33' }),
        aRow({ capacity: 3 }),
        aRow({ date: addDays(tour.date, 2) }),
        aRow({ date: addDays(tour.date, 2), capacity: 8 }),
        aRow({ date: '2020-01-01' }),
      ]),
    ).toEqual([
      [0, 'product', 'catalog.notFound'],
      [1, 'product', 'catalog.notFound'],
      [2, 'option', 'product.optionUnknown'],
      [3, 'date', 'product.dayNotOffered'],
      [3, 'start_time', 'product.timeNotOffered'],
      [4, 'capacity', 'product.seatsTaken'],
      [6, 'start_time', 'product.departureTwice'],
      [7, 'date', 'booking.dayPast'],
    ])
    expect((await check([aRow({ capacity: 3 })])).bad[0]?.least).toBe(4)
  })

  test('checks the valid cells of a row that has invalid ones', async () => {
    await sell(4)
    const { product, option, date, start_time } = aRow()
    expect(
      await badCells([
        { product: 'no-such-tour' },
        { product, option: 'No such option', date },
        { product, option, start_time: '03:33' },
        { product, option, date: '2020-01-01' },
        { product, option, date, start_time, capacity: 3 },
        { option, date, start_time },
        {},
      ]),
    ).toEqual([
      [0, 'product', 'catalog.notFound'],
      [1, 'option', 'product.optionUnknown'],
      [2, 'start_time', 'product.timeNotOffered'],
      [3, 'date', 'booking.dayPast'],
      [4, 'capacity', 'product.seatsTaken'],
    ])
    expect((await check([{ product, option, date }])).rows).toEqual([])
  })

  test('names a weekday on which the option does not run, and a day that is closed', async () => {
    const { db } = shop.deps
    const [later, closed] = [addDays(tour.date, 1), addDays(tour.date, 2)]
    await db
      .update(productOption)
      .set({ closed_weekdays: [weekdayOf(later)], closed_days: [closed] })
      .where(eq(productOption.id, tour.optionId))
    expect(await badCells([aRow({ date: later }), aRow({ date: closed })])).toEqual([
      [0, 'date', 'product.dayNotOffered'],
      [1, 'status', 'product.dayClosed'],
    ])
    expect((await take([aRow({ date: closed, status: 'open' })])).data).toEqual({ created: 1, changed: 0 })
    expect(await closedDays()).toEqual([])
  })

  test('refuses two states of one day, and seats on a day that the file closes', async () => {
    const [option] = await shop.deps.db.select().from(productOption).where(eq(productOption.id, tour.optionId))
    const [first = '', second = ''] = option?.start_times ?? []
    expect(
      await badCells([aRow({ start_time: first, status: 'closed' }), aRow({ start_time: second, status: 'open' })]),
    ).toEqual([[1, 'status', 'product.dayTwoStates']])
    expect(await badCells([aRow({ start_time: first, status: 'closed' }), aRow({ start_time: second })])).toEqual([
      [1, 'status', 'product.dayClosed'],
    ])
  })

  test('finds an option by its name in either language, and asks for it if there are several', async () => {
    const { db } = shop.deps
    const [like] = await db.select().from(productOption).where(eq(productOption.id, tour.optionId))
    if (!like) throw new Error('no option')
    const { id: _, ...fields } = like
    const [premium] = await db
      .insert(productOption)
      .values({ ...fields, position: 1, name: { en: 'Premium', ko: '프리미엄' } })
      .returning()
    expect(await badCells([aRow()])).toEqual([[0, 'option', 'product.optionNeeded']])
    expect(
      (await take([aRow({ option: ' premium' }), aRow({ option: '프리미엄', date: addDays(tour.date, 1) })])).status,
    ).toBe(200)
    expect((await ledger()).map(({ option_id }) => option_id)).toEqual([premium?.id, premium?.id])
    await db.insert(productOption).values({ ...fields, position: 2, name: { en: 'Premium', ko: '다른' } })
    expect(await badCells([aRow({ option: 'Premium' })])).toEqual([[0, 'option', 'product.optionTwice']])
  })

  test('applies nothing if any row is bad, and names the cell', async () => {
    const rows = [aRow({ status: 'closed' }), aRow({ date: addDays(tour.date, 1) }), aRow({ product: 'no-such-tour' })]
    expect((await take(rows)).refusal).toMatchObject({ code: 'catalog.notFound', field: 'rows.2.product' })
    expect([await ledger(), await closedDays(), await imports()]).toEqual([[], [], []])
  })

  test('does its work once for a repeated call', async () => {
    const key = crypto.randomUUID()
    const seen = await seenNow([aRow()])
    expect((await apply([aRow()], seen, key)).data).toEqual({ created: 1, changed: 0 })
    expect((await apply([aRow()], seen, key)).data).toEqual({ created: 1, changed: 0 })
    expect(await imports()).toHaveLength(1)
  })

  test('takes as many rows as a change may have, and no more', async () => {
    const [option] = await shop.deps.db.select().from(productOption).where(eq(productOption.id, tour.optionId))
    const name = option?.name.en ?? ''
    const rows = Array.from({ length: departureSheet.most + 1 }, (_, at) =>
      aRow({ option: name, date: addDays(tour.date, at % 3), capacity: at + 1 }),
    )
    const seen = rows.map(() => ({ seats: 10, is_closed: false }))
    expect((await apply(rows, seen)).refusal).toMatchObject({ code: 'validation.tooMany', field: 'rows' })
    expect((await check(rows.slice(1))).bad).toHaveLength(departureSheet.most - 3)
  })

  test('is for operators only', async () => {
    const { status } = await shop.call(departureImport.check, { body: { rows: [aRow()] } })
    expect(status).toBe(401)
  })

  test.each([
    ['date', { date: '2027-02-30' }, 'validation.date'],
    ['start_time', { start_time: '25:00' }, 'validation.time'],
    ['capacity', { capacity: 0 }, 'validation.numberLow'],
    ['capacity', { capacity: 10_001 }, 'validation.numberHigh'],
    ['capacity', { capacity: 2.5 }, 'validation.number'],
    ['capacity', { capacity: null }, 'validation.required'],
    ['status', { status: 'shut' as 'open' }, 'validation.invalid'],
  ])('names an invalid %s by its cell', (field, change, message) => {
    const { error } = DepartureRow.safeParse({ ...aRow(), ...change })
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]])
  })

  test('names the missing seats beside another bad cell', () => {
    const { error } = DepartureRow.safeParse({ ...aRow(), capacity: null, date: 'soon' })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['date', 'capacity']))
  })
})

describe('imports of two operators (product §6)', () => {
  const [mine, theirs] = [6, 8] as const
  const message = (of: Awaited<ReturnType<typeof apply>>) => of.refusal.message

  test('of two with the same preview the second is refused with both values, and a new preview is applied: the control', async () => {
    const seen = await seenNow([aRow()])
    expect(seen).toEqual([{ seats: 10, is_closed: false }])
    expect((await apply([aRow({ capacity: mine })], seen)).status).toBe(200)
    const late = await apply([aRow({ capacity: theirs })], seen)
    expect([late.status, late.refusal]).toMatchObject([409, { code: 'product.seatsChanged', field: 'rows.0.capacity' }])
    expect(message(late)).toMatch(new RegExp(`${tour.date}.* 10, .* ${mine}\\b`))
    expect((await ledger()).map(({ capacity }) => capacity)).toEqual([mine])
    expect((await take([aRow({ capacity: theirs })])).data).toEqual({ created: 0, changed: 1 })
    expect((await ledger()).map(({ capacity }) => capacity)).toEqual([theirs])
  })

  test('in parallel with the same preview, only one is applied', async () => {
    const seen = await seenNow([aRow()])
    const both = await Promise.all([mine, theirs].map((capacity) => apply([aRow({ capacity })], seen)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both[0]?.status === 200 ? mine : theirs
    expect((await ledger()).map(({ capacity }) => capacity)).toEqual([winner])
  })

  test('a day closed since the preview is named, and other rows are not applied either', async () => {
    const rows = [aRow({ date: addDays(tour.date, 1) }), aRow({ status: 'open' })]
    const seen = await seenNow(rows)
    await take([aRow({ capacity: null, status: 'closed' })])
    const late = await apply(rows, seen)
    expect(late.refusal).toMatchObject({ code: 'product.dayChanged', field: 'rows.1.status' })
    expect(message(late)).toMatch(/was open and is now closed/)
    expect([await ledger(), await closedDays()]).toEqual([[], [tour.date]])
  })

  test('need a preview of every row', async () => {
    expect(
      (await apply([aRow(), aRow({ date: addDays(tour.date, 1) })], [{ seats: 10, is_closed: false }])).refusal,
    ).toMatchObject({
      ...{ code: 'validation.required', field: 'seen' },
    })
  })

  test('are in the audit log with the first forty changed rows, and the number of the others', async () => {
    await take(Array.from({ length: 42 }, (_, at) => aRow({ date: addDays(tour.date, at) })))
    const [entry] = await imports()
    expect(entry?.detail).toMatchObject({ rows: 42, more: 2 })
    expect(entry?.detail.changes).toHaveLength(40)
  })
})

describe('an import while seats are sold (product §4)', () => {
  const aSale = (id: string) =>
    moveSeats(shop.deps.db, [{ departure_id: id, held: 3, confirmed: 0 }]).then(
      () => true,
      () => false,
    )

  test('of a sale and an import with fewer seats in parallel, the second is refused, with all of its rows', async () => {
    const id = await sell(3)
    const next = addDays(tour.date, 1)
    const fewer = async () => (await take([aRow({ date: next }), aRow({ capacity: 4 })])).status === 200
    const [isSold, isSet] = await Promise.all([aSale(id), fewer()])
    expect([isSold, isSet].filter(Boolean)).toHaveLength(1)
    const [row] = await shop.deps.db.select().from(departure).where(eq(departure.id, id))
    expect((row?.held ?? 0) + (row?.confirmed ?? 0)).toBeLessThanOrEqual(row?.capacity ?? 0)
    const other = await shop.deps.db.$count(
      departure,
      and(eq(departure.option_id, tour.optionId), eq(departure.date, next)),
    )
    expect(other).toBe(isSet ? 1 : 0)
  })

  test('a preview that was right becomes wrong with a sale in between, and the import names the cell: the control', async () => {
    const id = await sell(3)
    const rows = [aRow({ date: addDays(tour.date, 1) }), aRow({ capacity: 4 })]
    const seen = await seenNow(rows)
    expect(await aSale(id)).toBe(true)
    expect((await apply(rows, seen)).refusal).toMatchObject({ code: 'product.seatsTaken', field: 'rows.1.capacity' })
    expect(await ledger()).toMatchObject([{ capacity: 10, held: 3, confirmed: 3 }])
  })

  test('waits for a product that is being saved, and holds none of its options meanwhile', async () => {
    const { db } = shop.deps
    const [like] = await db.select().from(productOption).where(eq(productOption.id, tour.optionId))
    if (!like) throw new Error('no option')
    const { id: _, ...fields } = like
    await db.insert(productOption).values({ ...fields, position: 1, name: { en: 'Premium', ko: '프리미엄' } })
    const ids = (await db.select().from(productOption).orderBy(productOption.id)).map(({ id }) => id)
    const rows = [aRow({ option: fields.name.en }), aRow({ option: 'Premium' })]
    const seen = await seenNow(rows)
    let taken: ReturnType<typeof apply> | undefined
    // As the editor saves: the product, then its options in any order.
    await db.transaction(async (tx) => {
      await tx.select().from(product).where(eq(product.id, tour.id)).for('update')
      await tx
        .update(productOption)
        .set({ position: 2 })
        .where(eq(productOption.id, ids[1] ?? ''))
      taken = apply(rows, seen)
      const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await vi.waitFor(async () => expect((await db.execute(waiting)).rows).toHaveLength(1), { timeout: 20_000 })
      const free = tx
        .select()
        .from(productOption)
        .where(eq(productOption.id, ids[0] ?? ''))
      await expect(free.for('update', { noWait: true })).resolves.toHaveLength(1)
    })
    expect((await taken)?.data).toEqual({ created: 2, changed: 0 })
  })

  test('keeps reservations on a day that it closes, and says how many seats are taken', async () => {
    await sell(3)
    const { rows } = await check([aRow({ capacity: null, status: 'closed' })])
    expect(rows).toMatchObject([{ taken: 3, is_closed: true }])
    await take([aRow({ capacity: null, status: 'closed' })])
    const { data } = await shop.call(
      productDesk.departures,
      { params: { productId: tour.id }, query: { from: tour.date, to: tour.date } },
      { token: operator.token },
    )
    expect(data.items.map(({ runs, confirmed }) => [runs, confirmed])).toEqual([[false, 3]])
  })
})
