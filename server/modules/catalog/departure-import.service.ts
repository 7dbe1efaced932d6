import { and, asc, eq, inArray } from 'drizzle-orm'
import { dayInSeoul, daysOf, weekdayOf } from '#contract/days'
import {
  type DepartureEffect,
  type DepartureRow,
  departureColumns,
  type departureImport,
  departureSheet,
  type SeenDeparture,
  type ValidDepartureCells,
} from '#contract/departure-import'
import type { PlanDepartures } from '#contract/departure-plan'
import type { Data } from '#contract/endpoint'
import type { RefusalCode } from '#contract/refusal'
import { plainName } from '#contract/same-name'
import type { BadCell } from '#contract/sheet-import'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { boundedRows, refuseBad } from '#server/sheet'
import { product, productOption, productText } from './catalog.table'
import { priceKey, pricesInWords, storePrices } from './day-prices.service'
import { pricesOfRows } from './departure-prices.service'
import { startTimesOn } from './departures.service'
import { keepPrice } from './lowest-price.service'
import { setSeats } from './product-departures.service'
import { findDeskProduct, isDeskProduct } from './product-desk.view.service'
import { keyOf, ledgerOf } from './seats.service'

type OptionRow = typeof productOption.$inferSelect
type Bad = Omit<BadCell, 'at' | 'reason'> & { reason: RefusalCode }

/** A row with its option. */
interface Found<R = ValidDepartureCells> {
  at: number
  row: R
  option: OptionRow
}

const keyIn = ({ option, row: { date, start_time } }: Found): string | null =>
  date && start_time ? keyOf({ option_id: option.id, date, start_time }) : null
const dayIn = ({ option, row: { date } }: Found): string | null => (date ? `${option.id} ${date}` : null)
const needed = departureColumns.filter((column) => !column.startsWith('price_'))
const isComplete = (found: Found): found is Found<DepartureRow> =>
  needed.every((column) => found.row[column] !== undefined)

/** Returns the option that a row names, or why it names none; null if its cells do not say. */
function optionIn(
  offers: ReadonlyMap<string, OptionRow[]>,
  { product: id, option }: ValidDepartureCells,
): OptionRow | Bad | null {
  if (id === undefined) return null
  const options = offers.get(id)
  if (!options) return { column: 'product', reason: 'catalog.notFound' }
  if (option === undefined) return null
  const plainOption = plainName(option)
  const found =
    plainOption === ''
      ? options
      : options.filter(({ id, name }) => id === option || [name.en, name.ko].map(plainName).includes(plainOption))
  const [first] = found
  if (first && found.length === 1) return first
  const ambiguous = plainOption === '' ? 'product.optionNeeded' : 'product.optionTwice'
  return { column: 'option', reason: first ? ambiguous : 'product.optionUnknown' }
}

/** The options of products by the product's id, both locked if `lock` is set, and the names of the products. Three queries. */
async function offered(db: Db, ids: readonly string[], lock: boolean) {
  const listed = db
    .select({ id: product.id })
    .from(product)
    .where(and(inArray(product.id, [...ids]), isDeskProduct))
    .orderBy(asc(product.id))
  // Products first, as the editor does, and always in the same order, so that neither it nor another import deadlocks.
  const found = (await (lock ? listed.for('update') : listed)).map(({ id }) => id)
  const listing = db
    .select()
    .from(productOption)
    .where(inArray(productOption.product_id, found))
    .orderBy(asc(productOption.id))
  const options = await (lock ? listing.for('update') : listing)
  const texts = await db
    .select({ id: productText.product_id, lang: productText.lang, name: productText.name })
    .from(productText)
    .where(inArray(productText.product_id, found))
  const nameIn = (id: string, lang: string) => texts.find((text) => text.id === id && text.lang === lang)?.name ?? ''
  return {
    options: new Map(found.map((id) => [id, options.filter(({ product_id }) => product_id === id)])),
    nameOf: (id: string) => ({ en: nameIn(id, 'en'), ko: nameIn(id, 'ko') }),
  }
}

/** The states that rows set for days of options: of two, the first counts. */
function statesIn(found: readonly Found[]): ReadonlyMap<string, string> {
  const states = new Map<string, string>()
  for (const each of found) {
    const day = dayIn(each)
    if (day && each.row.status && !states.has(day)) states.set(day, each.row.status)
  }
  return states
}

/** The departures of the rows, whether their days are closed then, and every cell that breaks a rule of the calendar. */
function checked(rows: readonly ValidDepartureCells[], options: ReadonlyMap<string, OptionRow[]>, today: string) {
  const bad: BadCell[] = []
  const found: Found[] = []
  for (const [at, row] of rows.entries()) {
    const option = optionIn(options, row)
    if (option && 'reason' in option) bad.push({ at, ...option })
    else if (option) found.push({ at, row, option })
  }
  const states = statesIn(found)
  const isClosed = (each: Found) => {
    const state = states.get(dayIn(each) ?? '')
    return state === undefined ? each.option.closed_days.includes(each.row.date ?? '') : state === 'closed'
  }
  const seen = new Set<string>()
  for (const each of found) {
    const refuse = (column: keyof DepartureRow, reason: RefusalCode) => bad.push({ at: each.at, column, reason })
    const { date, start_time, status } = each.row
    const key = keyIn(each)
    if (date !== undefined) {
      if (date < today) refuse('date', 'booking.dayPast')
      // A closed day still follows its weekday: when reopened it runs as the option says.
      else if (startTimesOn({ ...each.option, closed_days: [] }, date).length === 0) {
        refuse('date', 'product.dayNotOffered')
      }
      if (status === '' && isClosed(each)) refuse('status', 'product.dayClosed')
      if (status && status !== states.get(dayIn(each) ?? '')) refuse('status', 'product.dayTwoStates')
    }
    if (start_time !== undefined && !each.option.start_times.includes(start_time)) {
      refuse('start_time', 'product.timeNotOffered')
    } else if (key && seen.has(key)) refuse('start_time', 'product.departureTwice')
    if (key) seen.add(key)
  }
  return { bad, found, isClosed }
}

const changesPrices = ({ before, after }: NonNullable<DepartureEffect['prices']>): boolean =>
  priceKey(before) !== priceKey(after)

/** The effect of a row with what it refers to. */
type Effect = Omit<DepartureEffect, 'option'> & Found<DepartureRow>

/** What rows would do now: every cell that cannot be imported, and the effect of each complete row without one. */
async function effectsOf(db: Db, now: Date, rows: readonly ValidDepartureCells[], lock = false) {
  const ids = new Set(rows.flatMap((row) => row.product ?? []))
  const { options, nameOf } = await offered(db, [...ids], lock)
  const { bad, found, isClosed } = checked(rows, options, dayInSeoul(now))
  const keys = found.flatMap(({ option, row: { date, start_time } }) =>
    date && start_time ? [{ option_id: option.id, date, start_time }] : [],
  )
  const prices = await pricesOfRows(db, found)
  bad.push(...prices.bad)
  const ledger = new Map(keys.length === 0 ? [] : (await ledgerOf(db, keys)).map((row) => [keyOf(row), row]))
  const effects: Effect[] = []
  for (const each of found) {
    const own = ledger.get(keyIn(each) ?? '')
    const taken = own ? own.held + own.confirmed : 0
    const capacity = each.row.capacity ?? null
    if (capacity !== null && capacity < taken) {
      bad.push({ at: each.at, column: 'capacity', reason: 'product.seatsTaken', least: taken })
    }
    if (!isComplete(each)) continue
    const before = own?.capacity ?? each.option.capacity
    const after = capacity ?? before
    const was_closed = each.option.closed_days.includes(each.row.date)
    const is_closed = isClosed(each)
    const priced = prices.of(each.at)
    const isSame = before === after && was_closed === is_closed && !(priced && changesPrices(priced))
    // Seats that the option gives anyway are not stored, so that a downloaded month can be imported again.
    const effect = isSame ? 'same' : !own && before !== after ? 'new' : 'changed'
    const days = { was_closed, is_closed, prices: priced }
    effects.push({ ...each, effect, product: nameOf(each.row.product), before, after, ...days, taken })
  }
  const wrong = new Set(bad.map(({ at }) => at))
  return { bad: bad.toSorted((a, b) => a.at - b.at), effects: effects.filter(({ at }) => !wrong.has(at)) }
}

/** Returns every cell of a sheet that cannot be imported, and the effect of each complete row without one. At most seven queries. */
export async function checkDepartures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rows: readonly ValidDepartureCells[],
): Promise<{ bad: BadCell[]; rows: DepartureEffect[] }> {
  const { bad, effects } = await effectsOf(db, clock.now(), rows)
  return { bad, rows: effects.map(({ row: _, option: { name }, ...effect }) => ({ ...effect, option: name })) }
}

const statusOf = { seats: '', close: 'closed', open: 'open' } as const

/**
 * Returns the rows that change the departures of a period from today on, with what `checkDepartures` says of them. Throws 404, 400
 * `validation.daysTooMany`. Seven queries.
 */
export async function checkPeriod(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { option_id, from, to, weekdays, act, capacity }: PlanDepartures,
): Promise<Data<typeof departureImport.period>> {
  await findDeskProduct(deps.db, id)
  const [option] = await deps.db
    .select()
    .from(productOption)
    .where(and(eq(productOption.id, option_id), eq(productOption.product_id, id)))
  if (!option) throw new Refusal(404, 'general.notFound')
  // A closed day still follows its weekday: when reopened it runs as the option says.
  const running = act === 'open' ? { ...option, closed_days: [] } : option
  const today = dayInSeoul(deps.clock.now())
  const set = { product: id, option: option_id, capacity: act === 'seats' ? capacity : null, status: statusOf[act] }
  const rows = daysOf({ from, to })
    .filter((day) => day >= today && (weekdays.length === 0 || weekdays.includes(weekdayOf(day))))
    .flatMap((date) => startTimesOn(running, date).map((start_time) => ({ ...set, date, start_time })))
  if (rows.length > departureSheet.most) throw new Refusal(400, 'validation.daysTooMany', 'to')
  if (rows.length === 0) return { rows, bad: [], effects: [] }
  const { bad, rows: effects } = await checkDepartures(deps, rows)
  return { rows, bad, effects }
}

const dayWords = {
  open: { en: 'open', ko: '운영' },
  closed: { en: 'closed', ko: '휴무' },
} as const
const stateOf = (isClosed: boolean) => (isClosed ? 'closed' : 'open')

/** Throws 409 `product.seatsChanged`, `product.dayChanged`, `product.dayPricesChanged` for the first departure that is not as the preview showed it. */
function refuseChanged(effects: readonly Effect[], seen: readonly SeenDeparture[]): void {
  for (const { at, row, product: name, before, was_closed, prices } of effects) {
    const shown = seen[at]
    const which = { product: name, day: row.date, time: row.start_time }
    if (shown && shown.is_closed !== was_closed) {
      const [was, now] = [shown.is_closed, was_closed].map((isClosed) => dayWords[stateOf(isClosed)])
      throw new Refusal(409, 'product.dayChanged', `rows.${at}.status`, { ...which, seen: was ?? '', now: now ?? '' })
    }
    if (shown && shown.seats !== before) {
      const values = { seen: String(shown.seats), now: String(before) }
      throw new Refusal(409, 'product.seatsChanged', `rows.${at}.capacity`, { ...which, ...values })
    }
    if (shown && prices && priceKey(shown.prices ?? []) !== priceKey(prices.before)) {
      throw new Refusal(409, 'product.dayPricesChanged', `rows.${at}.price_adult`, { day: row.date })
    }
  }
}

/** A change as the audit log has it. */
function inWords({ row: { date, start_time }, before, after, was_closed, is_closed, prices }: Effect): string {
  const seats = before === after ? [] : [`${before} → ${after}`]
  const day = was_closed === is_closed ? [] : [`${stateOf(was_closed)} → ${stateOf(is_closed)}`]
  const cost = prices && changesPrices(prices) ? [pricesInWords(prices)] : []
  return [`${date} ${start_time}`, ...seats, ...day, ...cost].join(', ')
}

/** Closes and reopens the days of options as the rows say. */
async function setDays(tx: Db, changes: readonly Effect[]): Promise<void> {
  for (const id of new Set(changes.map(({ option }) => option.id))) {
    const of = changes.filter(({ option }) => option.id === id)
    const closed = new Set(of[0]?.option.closed_days)
    for (const { row, is_closed } of of) is_closed ? closed.add(row.date) : closed.delete(row.date)
    await tx
      .update(productOption)
      .set({ closed_days: [...closed].toSorted() })
      .where(eq(productOption.id, id))
  }
}

/** Gives the days of options the prices of the rows. */
async function setPrices(tx: Db, changes: readonly Effect[]): Promise<void> {
  for (const id of new Set(changes.map(({ option }) => option.id))) {
    const days = new Map(
      changes
        .filter(({ option }) => option.id === id)
        .map(({ row: { date }, prices }) => [date, { date, after: prices?.after ?? [] }]),
    )
    await storePrices(tx, id, [...days.values()])
  }
}

/**
 * Sets the departures of a sheet or of the calendar, all or none, with the rules of the calendar; rows that change nothing write
 * nothing. Throws 409 with the reason of the first bad cell, and `product.seatsChanged`, `product.dayChanged` or
 * `product.dayPricesChanged` for a departure that has changed since its preview (product §5, §6).
 */
export function importDepartures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: string,
  {
    rows,
    seen,
    in_calendar,
  }: { rows: readonly DepartureRow[]; seen: readonly SeenDeparture[]; in_calendar?: boolean | undefined },
): Promise<{ created: number; changed: number }> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const { bad, effects } = await effectsOf(tx, at, rows, true)
    refuseBad(bad)
    refuseChanged(effects, seen)
    const changes = effects.filter(({ effect }) => effect !== 'same')
    const closing = changes.filter(({ was_closed, is_closed }) => was_closed !== is_closed)
    const priced = changes.filter(({ prices }) => prices && changesPrices(prices))
    await setDays(tx, closing)
    await setPrices(tx, priced)
    // Both can change the lowest price of a product.
    for (const id of new Set([...closing, ...priced].map(({ row }) => row.product))) await keepPrice(tx, at, id)
    const seats = changes.filter(({ before, after }) => before !== after)
    const below = await setSeats(
      tx,
      seats.map(({ row, option, after }) => ({ ...row, option_id: option.id, capacity: after })),
    )
    // Sold since the rows were checked.
    const late = new Set(below.map(keyOf))
    const sold = seats.find((each) => late.has(keyIn(each) ?? ''))
    if (sold) refuseBad([{ at: sold.at, column: 'capacity', reason: 'product.seatsTaken' }])
    for (const subject of new Set(changes.map(({ row }) => row.product))) {
      const of = changes.filter(({ row }) => row.product === subject)
      const created = of.filter(({ effect }) => effect === 'new').length
      const counts = { rows: of.length, created, changed: of.length - created }
      // A sheet's rows have numbers, days of the calendar have none.
      const words = of.map((each) => `${in_calendar ? '' : `${each.at + 1}: `}${inWords(each)}`)
      const detail = { ...counts, ...boundedRows(words) }
      const act = in_calendar ? 'product.departures' : 'product.importDepartures'
      await writeAudit(tx, { at, actor_id: actor, act, subject, detail })
    }
    const created = changes.filter(({ effect }) => effect === 'new').length
    return { created, changed: changes.length - created }
  })
}
