import { screen, waitFor, within } from '@testing-library/react'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addDays, daysBetween } from '#contract/days'
import { departureColumns, departureImport } from '#contract/departure-import'
import { affiliateColumns } from '#contract/pass/affiliate-import'
import { productColumns, productImport } from '#contract/product-import'
import { en as refusal } from '#contract/texts/refusal.en'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { departure, optionDayPrice, product, productOption, productText } from '#server/modules/catalog/catalog.table'
import { moveSeats, openDepartures } from '#server/modules/catalog/seats.service'
import { passAffiliate } from '#server/modules/pass/pass.table'
import { en as desk } from '#src/kits/desk/locale/en'
import { readXlsx } from '#src/kits/desk/read-xlsx'
import { type XlsxValue, xlsxOf } from '#src/kits/desk/xlsx'
import { en as t } from '#src/sites/admin/imports/locale/en'
import { ko } from '#src/sites/admin/imports/locale/ko'
import { en as ofSite } from '#src/sites/admin/locale/en'
import { en as products } from '#src/sites/admin/products/locale/en'
import { en as ui } from '#src/ui/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { failNext } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'

const saved = vi.hoisted(() => ({ files: [] as { bytes: Blob; name: string }[] }))
vi.mock('#src/ui/save-file', () => ({ saveFile: (bytes: Blob, name: string) => saved.files.push({ bytes, name }) }))

let shop: Shop
let person: Person
let tour: TestProduct

beforeEach(async () => {
  saved.files.length = 0
  shop = await aShop()
  person = await anOperator(shop)
  tour = await aProduct(shop.deps, { capacity: 10, name: { en: 'Palace walk', ko: '궁궐 산책' } })
})

const fileOf = (heads: readonly string[], rows: readonly (readonly XlsxValue[])[], name: string) =>
  new File([xlsxOf([{ name: 'Rows', heads, rows }])], name)
const departures = (...rows: Partial<Record<(typeof departureColumns)[number], XlsxValue>>[]) =>
  fileOf(
    departureColumns.map((column) => t.departures.column[column]),
    rows.map((row) => {
      const cells = { product: tour.id, date: tour.date, start_time: tour.start_time, capacity: 6, ...row }
      return departureColumns.map((column) => ({ option: '', status: '', ...cells })[column] ?? '')
    }),
    'spring.xlsx',
  )
const ledger = () => shop.deps.db.select().from(departure)
const closed = async () => (await shop.deps.db.select().from(productOption))[0]?.closed_days
const open = (path: string) => renderDesk(`/admin/${path}`, { shop, person })
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, file: File) =>
  user.upload(await screen.findByLabelText(desk.sheet.label), file)
const many = (text: string, count: number) => text.replace('{{count}}', String(count))

describe('the import of departures', () => {
  test('names every bad cell, changes nothing, and applies the corrected file', async () => {
    const app = await open('products/import/departures')
    await choose(
      app,
      departures(
        {},
        { date: 'soon', capacity: 'many', start_time: '03:33' },
        { product: 'no-such-tour', date: 'soon' },
        { capacity: '', status: 'Shut' },
      ),
    )
    const cell = async (address: string, value: string, reason: string) =>
      expect(await screen.findByRole('row', { name: new RegExp(`^${address} .* ${value} ${reason}`) })).toBeVisible()
    await cell('C3', 'soon', refusal.sheet.day)
    await cell('C4', 'soon', refusal.sheet.day)
    await cell('D3', '03:33', refusal.product.timeNotOffered)
    await cell('E3', 'many', refusal.validation.number)
    await cell('A4', 'no-such-tour', refusal.catalog.notFound)
    await cell('D5', tour.start_time, refusal.product.departureTwice)
    await cell('F5', 'Shut', refusal.sheet.choice)
    expect(screen.getByText(many(t.bad_other, 7))).toBeVisible()
    expect(screen.getByText(/^spring\.xlsx/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Change \d/ })).toBeNull()
    expect(await ledger()).toEqual([])

    await choose(app, departures({}, { date: addDays(tour.date, 1), capacity: '', status: 'closed' }))
    const table = within(await screen.findByRole('table', { name: t.departures.preview }))
    expect(table.getByRole('row', { name: /2 Palace walk .* 10 → 6 Seats set/ })).toBeVisible()
    expect(table.getByRole('row', { name: /3 Palace walk .* 10 Changed ?Closes/ })).toBeVisible()
    expect(await ledger()).toEqual([])
    await app.user.click(screen.getByRole('button', { name: many(t.departures.apply_other, 2) }))
    const done = await screen.findByText(many(t.departures.done_other, 2))
    await waitFor(() => expect(document.activeElement).toContainElement(done))
    expect(screen.getByText(/^spring\.xlsx/)).toBeVisible()
    expect(await ledger()).toMatchObject([{ date: tour.date, capacity: 6 }])
    const changed = screen.getByRole('link', { name: 'Palace walk' })
    expect(changed).toHaveAttribute('href', `/admin/products/${tour.id}/departures?month=${tour.date.slice(0, 7)}`)

    await choose(app, departures({}))
    expect(await screen.findByText(many(t.departures.same_one, 1))).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Change \d/ })).toBeNull()
  })

  test('reads Korean heads, days and times as numbers, and a choice in Korean', async () => {
    const app = await open('products/import/departures')
    const [hours = 0, minutes = 0] = tour.start_time.split(':').map(Number)
    const serial = daysBetween('1900-03-01', tour.date) + 61
    const time = (hours * 60 + minutes) / (24 * 60)
    const heads = departureColumns.map((column) => ko.departures.column[column])
    await choose(app, fileOf(heads, [[tour.id, '', serial - 3000, time, 7, '']], '지난해.xlsx'))
    const past = addDays(tour.date, -3000)
    expect(
      await screen.findByRole('row', { name: new RegExp(`^C2 .* ${past} ${refusal.booking.dayPast}`) }),
    ).toBeVisible()
    await choose(app, fileOf(heads, [[tour.id, '', serial, time, 7, ko.departures.status.open]], '봄.xlsx'))
    await app.user.click(await screen.findByRole('button', { name: many(t.departures.apply_one, 1) }))
    expect(await screen.findByText(many(t.departures.done_one, 1))).toBeVisible()
    expect(await ledger()).toMatchObject([{ date: tour.date, start_time: tour.start_time, capacity: 7 }])
  })

  test('names the cell when seats are sold between the preview and the import', async () => {
    const app = await open('products/import/departures')
    await choose(app, departures({ capacity: 2 }))
    const apply = await screen.findByRole('button', { name: many(t.departures.apply_one, 1) })
    const key = { option_id: tour.optionId, date: tour.date, start_time: tour.start_time, capacity: 10 }
    const [departure_id = ''] = (await openDepartures(shop.deps.db, [key])).values()
    await moveSeats(shop.deps.db, [{ departure_id, held: 0, confirmed: 3 }])
    await app.user.click(apply)
    const row = await screen.findByRole('row', { name: new RegExp(`^E2 .* 2 ${refusal.product.seatsTaken}`) })
    expect(document.activeElement).toContainElement(screen.getByText(t.failed.refused))
    expect(row).toHaveTextContent(desk.sheet.bad.least.replace('{{least}}', '3'))
    expect(screen.getByText(/^spring\.xlsx/)).toBeVisible()
    expect(await ledger()).toMatchObject([{ capacity: 10, confirmed: 3 }])
  })

  test('says what a colleague has changed since the preview, with both values, and shows the new preview', async () => {
    const app = await open('products/import/departures')
    await choose(app, departures({ capacity: 8 }))
    const apply = () => screen.findByRole('button', { name: many(t.departures.apply_one, 1) })
    await apply()
    const key = { option_id: tour.optionId, date: tour.date, start_time: tour.start_time, capacity: 6 }
    await openDepartures(shop.deps.db, [key])
    await app.user.click(await apply())
    expect(await screen.findByText(/showed 10, now there are 6/)).toBeVisible()
    const table = within(await screen.findByRole('table', { name: t.departures.preview }))
    expect(table.getByRole('row', { name: /6 → 8/ })).toBeVisible()
    expect(await ledger()).toMatchObject([{ capacity: 6 }])
    await app.user.click(await apply())
    expect(await screen.findByText(many(t.departures.done_one, 1))).toBeVisible()
    expect(await ledger()).toMatchObject([{ capacity: 8 }])
  })

  test('says which columns are missing or there twice, and that a file is no spreadsheet', async () => {
    const app = await open('products/import/departures')
    const { product: id, date, option } = t.departures.column
    await choose(app, fileOf([id, date, date], [[tour.id, tour.date, tour.date]], 'a.xlsx'))
    expect(await screen.findByText(new RegExp(`missing: ${option}`))).toBeVisible()
    expect(screen.getByText(desk.sheet.twice.replace('{{columns}}', date))).toBeVisible()
    await choose(app, new File(['no sheet'], 'b.xlsx'))
    expect(await screen.findByText(desk.sheet.unread.unreadable)).toBeVisible()
    expect(screen.getByText('b.xlsx')).toBeVisible()
    await choose(app, departures())
    expect(await screen.findByText(desk.sheet.unread.empty)).toBeVisible()
  })

  test('names a formula without a result, and one with an error, also where the cell can stay empty', async () => {
    const app = await open('products/import/departures')
    const file = departures({ capacity: 12.25, status: 'Open' }, { date: addDays(tour.date, 1), option: 'x' })
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
    const path = 'xl/worksheets/sheet1.xml'
    const sheet = strFromU8(parts[path] ?? new Uint8Array())
    const broken = sheet
      .replace('<c><v>12.25</v></c>', '<c><f>B9*2</f></c>')
      .replace(/<c t="inlineStr"><is><t [^>]*>x</, '<c t="e"><f>A99</f><v>#REF!</v></c><!--')
      .replace('<!--/t></is></c>', '')
    await choose(app, new File([new Uint8Array(zipSync({ ...parts, [path]: strToU8(broken) }))], 'formulas.xlsx'))
    expect(await screen.findByRole('row', { name: `E2 Seats =B9*2 ${refusal.sheet.formula}` })).toBeVisible()
    expect(screen.getByRole('row', { name: `B3 Option #REF! ${refusal.sheet.formula}` })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Change \d/ })).toBeNull()
  })

  test('says that the texts are too long together, and asks to split the file', async () => {
    const app = await open('products/import/departures')
    failNext(departureImport.check, { status: 413 })
    await choose(app, departures({}))
    expect(await screen.findByText(t.split)).toBeVisible()
    expect(screen.queryByRole('button', { name: t.retry })).toBeNull()
  })

  test('reads a month downloaded from the departures of a product, of which only the rows that were edited change anything', async () => {
    const month = tour.date.slice(0, 7)
    const priced = { option_id: tour.optionId, date: tour.date }
    await shop.deps.db.insert(optionDayPrice).values([
      { ...priced, band: 'child', price: 35_000 },
      { ...priced, band: 'adult', price: 60_000 },
    ])
    const page = await open(`products/${tour.id}/departures?month=${month}`)
    await page.user.click(await screen.findByRole('button', { name: products.month.save }))
    await waitFor(() => expect(saved.files).toHaveLength(1))
    const [file] = saved.files
    expect(file?.name).toBe(`${tour.id} ${month}.xlsx`)
    const { rows } = await readXlsx(file?.bytes as Blob)
    const [heads = [], ...days] = rows.map(({ cells }) => cells)
    const at = days.findIndex(([, , date]) => date === tour.date)
    // The child's price of the day is its own, the adult's the usual one.
    const ofDay = ['', '', '35000', '', '']
    expect(days[at]).toEqual([tour.id, 'Standard', tour.date, tour.start_time, '10', '', ...ofDay])

    await page.user.click(screen.getByRole('link', { name: ofSite.title.importDepartures }))
    await choose(page, new File([file?.bytes as Blob], 'month.xlsx'))
    expect(await screen.findByText(many(t.departures.same_other, days.length))).toBeVisible()
    const edited = days.map((cells, nth) => (nth === at ? [...cells.slice(0, 4), '8', ...cells.slice(5)] : cells))
    await choose(page, fileOf(heads, edited, 'edited.xlsx'))
    await page.user.click(await screen.findByRole('button', { name: many(t.departures.apply_one, 1) }))
    expect(await screen.findByText(many(t.departures.done_one, 1))).toBeVisible()
    expect(await ledger()).toMatchObject([{ date: tour.date, start_time: tour.start_time, capacity: 8 }])
  })

  test('offers a template that it reads itself, with a sheet that explains every column', async () => {
    const app = await open('products/import/departures')
    await app.user.click(await screen.findByRole('button', { name: desk.sheet.template }))
    await waitFor(() => expect(saved.files).toHaveLength(1))
    const [file] = saved.files
    expect(file?.name).toBe(`${t.departures.file}.xlsx`)
    const { sheet, rows } = await readXlsx(file?.bytes as Blob)
    const needed = ['product', 'date', 'start_time']
    expect([sheet, rows]).toEqual([
      t.template.rows,
      [
        {
          number: 1,
          cells: departureColumns.map((column) => t.departures.column[column] + (needed.includes(column) ? ' *' : '')),
        },
      ],
    ])
    await choose(app, new File([file?.bytes as Blob], 'template.xlsx'))
    expect(await screen.findByText(desk.sheet.unread.empty)).toBeVisible()
  })

  test('shows and sets prices of days, names a bad one, and undoes them; a file without prices keeps them', async () => {
    const app = await open('products/import/departures')
    await choose(app, departures({ capacity: 10, price_senior: 1000, price_adult: 'cheap' }))
    const bad = await screen.findAllByRole('row', { name: /^[A-Z]2 / })
    expect(bad.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(refusal.sheet.amount),
      expect.stringContaining(refusal.product.bandNotOffered),
    ])
    await choose(app, departures({ capacity: 10, price_adult: 75_000 }))
    const table = within(await screen.findByRole('table', { name: t.departures.preview }))
    expect(table.getByText('Adult: ₩60,000 → ₩75,000')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: many(t.departures.apply_one, 1) }))
    await screen.findByText(many(t.departures.done_one, 1))
    const prices = async () => (await shop.deps.db.select().from(optionDayPrice)).map(({ price }) => price)
    expect(await prices()).toEqual([75_000])
    await app.user.click(screen.getByRole('button', { name: t.recent.undo }))
    expect(await screen.findByText(t.departures.undone)).toBeVisible()
    expect(await prices()).toEqual([])

    await shop.deps.db.insert(optionDayPrice).values({
      ...{ option_id: tour.optionId, date: tour.date, band: 'adult', price: 80_000 },
    })
    const withoutPrices = departureColumns.filter((column) => !column.startsWith('price_'))
    const heads = withoutPrices.map((column) => t.departures.column[column])
    await choose(app, fileOf(heads, [[tour.id, '', tour.date, tour.start_time, 7, '']], 'old.xlsx'))
    await app.user.click(await screen.findByRole('button', { name: many(t.departures.apply_one, 1) }))
    await screen.findByText(many(t.departures.done_one, 1))
    expect(await prices()).toEqual([80_000])
  })

  test('undoes an import, unless more seats were sold since than there were', async () => {
    const app = await open('products/import/departures')
    await choose(app, departures({ capacity: 12 }, { date: addDays(tour.date, 1), capacity: '', status: 'closed' }))
    await app.user.click(await screen.findByRole('button', { name: many(t.departures.apply_other, 2) }))
    const undo = await screen.findByRole('button', { name: t.recent.undo })
    const key = { option_id: tour.optionId, date: tour.date, start_time: tour.start_time, capacity: 12 }
    const [departure_id = ''] = (await openDepartures(shop.deps.db, [key])).values()
    await moveSeats(shop.deps.db, [{ departure_id, held: 0, confirmed: 11 }])
    await app.user.click(undo)
    expect(await screen.findByText(t.departures.notUndone)).toBeVisible()
    expect(screen.getByText(refusal.product.seatsTaken)).toBeVisible()
    expect(await ledger()).toMatchObject([{ capacity: 12 }])
    expect(await closed()).toEqual([addDays(tour.date, 1)])

    await moveSeats(shop.deps.db, [{ departure_id, held: 0, confirmed: -1 }])
    await app.user.click(screen.getByRole('button', { name: t.recent.undo }))
    const undone = await screen.findByText(t.departures.undone)
    await waitFor(() => expect(document.activeElement).toContainElement(undone))
    expect(screen.queryByRole('button', { name: t.recent.undo })).toBeNull()
    expect(await ledger()).toMatchObject([{ date: tour.date, capacity: 10, confirmed: 10 }])
    expect(await closed()).toEqual([])
  })
})

describe('the import of products', () => {
  const heads = productColumns.map((column) => t.products.column[column])
  const products = (...rows: Partial<Record<(typeof productColumns)[number], XlsxValue>>[]) =>
    fileOf(
      heads,
      rows.map((row) => productColumns.map((column) => row[column] ?? '')),
      'new tours.xlsx',
    )
  const named = { site: 'Shop', category: '투어', region: 'Busan', name_en: 'Night walk', name_ko: '밤 산책' }

  test('creates drafts from a corrected file, and leads to them', async () => {
    const app = await open('products/import')
    const option = { option_name_en: 'Standard', option_name_ko: '기본', start_times: '19:00, 9:00', capacity: 12 }
    const days = { option_start_date: '2027-04-01', option_end_date: '2027-10-31', closed_weekdays: 'Mon, 화' }
    await choose(
      app,
      products(
        { ...named, ...option, category: 'walks', price_child: '20,000원' },
        { ...named, name_en: 'palace WALK', region: '' },
      ),
    )
    expect(await screen.findByRole('row', { name: new RegExp(`^B2 .* walks ${refusal.sheet.choice}`) })).toBeVisible()
    const price = productColumns.indexOf('price_adult')
    const address = `${String.fromCharCode(65 + price)}2`
    expect(screen.getByRole('row', { name: new RegExp(`^${address} .*${refusal.product.adultPrice}`) })).toBeVisible()
    expect(screen.getByRole('row', { name: new RegExp(`20,000원 ${refusal.sheet.amount}`) })).toBeVisible()
    expect(screen.getByRole('row', { name: new RegExp(`^D3 .* ${refusal.product.nameTaken}`) })).toBeVisible()
    expect(await shop.deps.db.$count(product)).toBe(1)

    const priced = { currency: 'US dollars', price_adult: 45.5, price_child: 20 }
    await choose(app, products({ ...named, ...option, ...days, ...priced }, { ...named, name_en: 'Day walk' }))
    const table = within(await screen.findByRole('table', { name: t.products.preview }))
    expect(table.getByRole('row', { name: /2 Night walk Shop Tours Busan .* 12 \$45\.50/ })).toBeVisible()
    expect(table.getByRole('row', { name: /3 Day walk .*No option yet/ })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: many(t.products.apply_other, 2) }))
    expect(await screen.findByText(many(t.products.done_other, 2))).toBeVisible()
    const drafts = (await shop.deps.db.select().from(product)).filter(({ status }) => status === 'draft')
    expect(drafts.map(({ currency, price }) => [currency, price]).toSorted()).toEqual([
      ['KRW', 0],
      ['USD', 4550],
    ])
    await app.user.click(screen.getByRole('link', { name: t.products.toDrafts }))
    expect(await screen.findByRole('link', { name: 'Night walk' })).toBeVisible()
    // Only what this import created, not the product that was there before.
    expect(screen.getByRole('link', { name: 'Day walk' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Palace walk' })).toBeNull()
    await app.user.click(screen.getByRole('link', { name: ofSite.oneImport.all }))
    expect(await screen.findByRole('link', { name: 'Palace walk' })).toBeVisible()
  })

  test('undoes an import of the last day', async () => {
    const app = await open('products/import')
    expect(await screen.findByText(t.recent.none)).toBeVisible()
    await choose(app, products(named, { ...named, name_en: 'Day walk' }))
    await app.user.click(await screen.findByRole('button', { name: many(t.products.apply_other, 2) }))
    expect(await screen.findByRole('link', { name: many(t.recent.drafts_other, 2) })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: /^Undo import of / }))
    expect(await screen.findByText(many(t.recent.question_other, 2))).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: ui.dialog.yes }))
    expect(await screen.findByText(t.recent.none)).toBeVisible()
    expect(await shop.deps.db.$count(product)).toBe(1)
    const title = screen.getByRole('heading', { name: t.recent.title })
    await waitFor(() => expect(title).toHaveFocus())
    expect(screen.getByText(t.recent.undone)).toBeVisible()
    expect(screen.queryByRole('link', { name: t.products.toDrafts })).toBeNull()
  })

  test('keeps the focus at the list where the undone import has left it before the question is closed', async () => {
    let close = () => {}
    const finished = new Promise<void>((resolve) => {
      close = resolve
    })
    // As in a browser, where the question fades out while the import is being undone.
    const animations = () => [{ finished }] as unknown as Animation[]
    Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: animations })
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'))
    const app = await open('products/import')
    await choose(app, products(named))
    await app.user.click(await screen.findByRole('button', { name: many(t.products.apply_one, 1) }))
    const undo = await screen.findByRole('button', { name: /^Undo import of / })
    undo.focus()
    await app.user.keyboard('{Enter}')
    const yes = await screen.findByRole('button', { name: ui.dialog.yes })
    await app.user.tab()
    while (document.activeElement !== yes) await app.user.tab()
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { name: t.recent.title })).toHaveFocus())
  })

  test('keeps the focus at the list where the undone import has left it, and not where it was before', async () => {
    const app = await open('products/import')
    await choose(app, products(named))
    await app.user.click(await screen.findByRole('button', { name: many(t.products.apply_one, 1) }))
    const drafts = await screen.findByRole('link', { name: t.products.toDrafts })
    const undo = await screen.findByRole('button', { name: /^Undo import of / })
    drafts.focus()
    while (document.activeElement !== undo) await app.user.tab()
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: ui.dialog.yes })).toHaveFocus())
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    expect(drafts).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { name: t.recent.title })).toHaveFocus())
  })

  test('names the draft that prevents undoing an import, also if it was changed since the list was loaded', async () => {
    const app = await open('products/import')
    await choose(app, products(named, { ...named, name_en: 'Day walk' }))
    await app.user.click(await screen.findByRole('button', { name: many(t.products.apply_other, 2) }))
    const undo = await screen.findByRole('button', { name: /^Undo import of / })
    const rows = await shop.deps.db.select().from(productText)
    const subject = rows.find(({ name }) => name === 'Day walk')?.product_id ?? ''
    const at = shop.deps.clock.now()
    await writeAudit(shop.deps.db, { at, actor_id: person.id, act: 'product.save', subject })
    await app.user.click(undo)
    await app.user.click(await screen.findByRole('button', { name: ui.dialog.yes }))
    expect(await screen.findByText(t.recent.changed_one.replace('{{names}}', 'Day walk'))).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Undo import of / })).toBeNull()
    expect(await shop.deps.db.$count(product)).toBe(3)
  })

  test('an address with no moment of an import shows all products, and says nothing of an import', async () => {
    await open('products?created_at=nonsense')
    expect(await screen.findByRole('link', { name: 'Palace walk' })).toBeVisible()
    expect(screen.queryByText(ofSite.oneImport.text)).toBeNull()
  })

  test('keeps the file when the check fails, and applies once when the answer is lost', async () => {
    const app = await open('products/import')
    failNext(productImport.check, { networkError: true })
    await choose(app, products(named, { ...named, name_en: 'Day walk' }))
    expect(await screen.findByText(t.failed.unchecked)).toBeVisible()
    expect(screen.getByText(/^new tours\.xlsx/)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: t.retry }))
    const apply = () => screen.findByRole('button', { name: many(t.products.apply_other, 2) })
    failNext(productImport.take, { lostReply: true })
    await app.user.click(await apply())
    expect(await screen.findByText(t.failed.unfinished)).toBeVisible()
    await app.user.click(await apply())
    expect(await screen.findByText(many(t.products.done_other, 2))).toBeVisible()
    expect(await shop.deps.db.$count(product)).toBe(3)
  })
})

describe('the import of affiliates', () => {
  const row: Partial<Record<(typeof affiliateColumns)[number], XlsxValue>> = {
    ...{ name_en: 'Namsan Gallery', name_ko: '남산 갤러리', category: 'Art', district: '중구' },
    ...{ about_en: 'Paintings', about_ko: '그림', benefit_en: 'Free', benefit_ko: '무료' },
    ...{ address_en: '12 Sopa-ro', address_ko: '소파로 12', station_en: 'Myeongdong', station_ko: '명동' },
    ...{ line_en: 'Line 4', line_ko: '4호선', walk_minutes: 8, lat: 37.5585, lon: 126.9847 },
    ...{ sunday: '10:00-18:00 (17:30)', monday: 'Closed', tuesday: '9:00 ~ 18:00', visit_minutes: 60 },
    ...{ regular_adult: '12,000', regular_child: 6000, saves_adult: 12_000, saves_child: 6000 },
  }
  const affiliates = (change: typeof row = {}) =>
    fileOf(
      affiliateColumns.map((column) => t.affiliates.column[column]),
      [affiliateColumns.map((column) => ({ ...row, ...change })[column] ?? '')],
      'places.xlsx',
    )

  test('names hours and choices in another form, and creates drafts from the corrected file', async () => {
    const app = await open('pass/affiliates/import')
    await choose(app, affiliates({ district: 'Busan', monday: 'at night', about_ko: '', lat: 'north' }))
    const bad = async (name: RegExp) => expect(await screen.findByRole('row', { name })).toBeVisible()
    await bad(new RegExp(`^D2 .* Busan ${refusal.sheet.choice}`))
    await bad(new RegExp(`^F2 .* ${desk.sheet.bad.empty} ${refusal.sheet.empty}`))
    await bad(new RegExp(`^R2 Latitude north ${refusal.sheet.decimal}`))
    expect(screen.getByRole('row', { name: /^U2 Monday at night / })).toHaveTextContent(refusal.sheet.hours)
    expect(await shop.deps.db.$count(passAffiliate)).toBe(0)
    await choose(app, affiliates())
    const table = within(await screen.findByRole('table', { name: t.affiliates.preview }))
    expect(table.getByRole('row', { name: /2 Namsan Gallery Art Jung-gu Free/ })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: many(t.affiliates.apply_one, 1) }))
    expect(await screen.findByText(many(t.affiliates.done_one, 1))).toBeVisible()
    const [made] = await shop.deps.db.select().from(passAffiliate)
    expect(made?.schedule.week.slice(0, 4)).toEqual([
      { opens: '10:00', last_entry: '17:30', closes: '18:00' },
      null,
      { opens: '09:00', last_entry: '18:00', closes: '18:00' },
      null,
    ])
    await app.user.click(screen.getByRole('link', { name: t.affiliates.toList }))
    expect(await screen.findByRole('heading', { name: /Namsan Gallery/ })).toBeVisible()
  })
})
