import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import { siteRecords } from '#contract/sites/sites'
import { booking, order } from '#server/modules/booking/booking.table'
import { en } from '#src/sites/admin/home/locale/en'
import { en as site } from '#src/sites/admin/locale/en'
import { aPaidOrder, aTour, aTransferOrder } from '#tests/support/cancellations'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator } from '#tests/support/factories'
import { aFair, aParticipant } from '#tests/support/fair'
import { aMiceFair } from '#tests/support/mice'
import { someMiceFigures } from '#tests/support/mice-setup'
import { aShop } from '#tests/support/orders'
import { passesOnSale } from '#tests/support/pass'

test('the first page lists pending work, and each entry links to where it is done', async () => {
  const shop = await aShop()
  const person = await anOperator(shop)
  const { router, user } = await renderDesk('/admin', { shop, person })
  await screen.findByText(en.nothing)
  const tour = await aTour(shop, { capacity: 8 })
  const order = await aPaidOrder(shop, await aMember(shop.deps), [tour])
  await aTransferOrder(shop, await aMember(shop.deps), tour)
  await router.navigate('/admin/settings')
  await screen.findByRole('heading', { level: 1, name: site.title.settings })
  await router.navigate('/admin')
  const confirm = await screen.findByRole('link', { name: new RegExp(`${en.next.confirm}.*1`) })
  expect(screen.getByRole('link', { name: new RegExp(`${en.next.deposit}.*1`) })).toBeInTheDocument()
  expect(screen.queryByText(en.next.failed)).not.toBeInTheDocument()
  await user.click(confirm)
  const number = order.bookings[0]?.reservation_number ?? ''
  expect(await within(await screen.findByRole('table')).findByRole('link', { name: number })).toBeInTheDocument()
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
})

test('companies that wait for the fair’s office are counted, with the way to its own desk', async () => {
  const shop = await aShop()
  await aFair(shop.deps)
  await aParticipant(shop.deps, { status: 'submitted' })
  await renderDesk('/admin', { shop, person: await anOperator(shop) })
  const link = await screen.findByRole('link', { name: new RegExp(`${en.next.participant}.*1`) })
  expect(link).toHaveAttribute('href', '/fair/ppipsa/desk/participants?status=submitted')
  expect(link).toHaveTextContent(en.office)
})

test('the first page shows what was sold today beside the same day a week earlier', async () => {
  const shop = await aShop()
  const tour = await aTour(shop, { capacity: 8 })
  await aPaidOrder(shop, await aMember(shop.deps), [tour])
  shop.deps.clock.advance({ days: 7 })
  const { amount_won, bookings } = await aPaidOrder(shop, await aMember(shop.deps), [tour])
  await renderDesk('/admin', { shop, person: await anOperator(shop) })
  const cellsOf = async (name: string) => {
    const rows = within(await screen.findByRole('table', { name })).getAllByRole('row')
    expect(rows).toHaveLength(8)
    expect(rows.at(-1)).toHaveTextContent(/, today/)
    return within(rows.at(-1) as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  }
  const won = `₩${amount_won.toLocaleString('en')}`
  expect(await cellsOf(en.figure.sold_won)).toEqual([won, won])
  const seats = String(bookings[0]?.number_of_travelers)
  expect(await cellsOf(en.figure.seats)).toEqual([seats, seats])
  expect(await cellsOf(en.figure.views)).toEqual(['0', '0'])
})

test('the first page is narrowed to a site in its address: work, figures and the links to them', async () => {
  const shop = await aShop()
  const person = await anOperator(shop)
  const [tour, away] = [await aTour(shop, { capacity: 8 }), await aTour(shop, { capacity: 8 })]
  await aPaidOrder(shop, await aMember(shop.deps), [tour])
  const { amount_won, id } = await aPaidOrder(shop, await aMember(shop.deps), [away])
  await shop.deps.db.update(order).set({ site: 'apec' }).where(eq(order.id, id))
  await shop.deps.db.update(booking).set({ site: 'apec' }).where(eq(booking.order_id, id))
  const { router, user } = await renderDesk('/admin', { shop, person })
  const entries = () => screen.getAllByRole('link', { name: new RegExp(`${en.next.confirm}.*1`) })
  const select = await screen.findByRole('combobox', { name: en.site.label })
  const [ofShop, ofApec] = [siteRecords.shop.label?.en ?? '', siteRecords.apec.label?.en ?? '']
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([en.site.any, ofShop, ofApec])
  expect(entries().map(({ textContent }) => [ofShop, ofApec].find((name) => textContent?.includes(name)))).toEqual([
    ofShop,
    ofApec,
  ])
  await user.selectOptions(select, 'apec')
  expect(router.state.location.search).toBe('?site=apec')
  await waitFor(() =>
    expect(entries().map((link) => link.getAttribute('href'))).toEqual([
      '/admin/reservations?status=requested&site=apec',
    ]),
  )
  expect(entries()[0]).not.toHaveTextContent(ofApec)
  const rows = within(screen.getByRole('table', { name: en.figure.sold_won })).getAllByRole('row')
  expect(rows.at(-1)).toHaveTextContent(`₩${amount_won.toLocaleString('en')}`)
})

test('the first page says so where a site has neither work nor figures', async () => {
  const shop = await aShop()
  await aPaidOrder(shop, await aMember(shop.deps), [await aTour(shop, { capacity: 8 })])
  await renderDesk('/admin?site=mice', { shop, person: await anOperator(shop) })
  const label = siteRecords.mice.label?.en ?? ''
  expect(await screen.findByText(en.nothingAt.replace('{{site}}', label))).toBeVisible()
  expect(screen.getByText(en.figure.none.replace('{{site}}', label))).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: en.site.label })).toHaveDisplayValue(label)
})

test('the first steps say of both fairs whether they are set up, and lead to where it is done', async () => {
  const shop = await aShop()
  const person = await anOperator(shop)
  await renderDesk('/admin/first-steps', { shop, person })
  const fairs = () => within(screen.getByRole('heading', { name: en.fairs.title }).parentElement as HTMLElement)
  await screen.findByRole('heading', { name: en.fairs.title })
  expect(fairs().getAllByText(en.fairs.badge.none)).toHaveLength(2)
  const links = fairs().getAllByRole('link', { name: en.fairs.act })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/mice/setup', '/fair/ppipsa/desk/setup'])
})

test('the first steps say what a fair lacks that was not announced', async () => {
  const shop = await aShop()
  const person = await anOperator(shop)
  const { data } = await shop.call(miceSetupDesk.create, { body: someMiceFigures() }, { token: person.token })
  await renderDesk('/admin/first-steps', { shop, person })
  expect(await screen.findByText(en.fairs.badge.hidden)).toBeVisible()
  expect(screen.getByText('Not there yet: booths, prices of booths, sessions')).toBeVisible()
  expect(screen.getByText(new RegExp(`The ${data.year} fair has to be announced`))).toBeVisible()
})

test('the first steps say when the registration of an announced fair is open', async () => {
  const shop = await aShop()
  await aMiceFair(shop.deps)
  await aFair(shop.deps)
  await renderDesk('/admin/first-steps', { shop, person: await anOperator(shop) })
  expect(
    (await screen.findAllByText(en.fairs.badge.open)).length + screen.queryAllByText(en.fairs.badge.announced).length,
  ).toBe(2)
})

test('the first steps say whether any pass is on sale, and lead to the prices', async () => {
  const shop = await aShop()
  const person = await anOperator(shop)
  const { stop } = await renderDesk('/admin/first-steps', { shop, person })
  expect(await screen.findByText(en.pass.offSale)).toBeVisible()
  expect(screen.getByRole('link', { name: en.pass.act })).toHaveAttribute('href', '/admin/pass/prices')
  stop()
  await passesOnSale(shop.deps)
  await renderDesk('/admin/first-steps', { shop, person })
  expect(await screen.findByText(en.pass.onSale)).toBeVisible()
})
