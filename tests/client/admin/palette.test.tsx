import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { searchHeader } from '#contract/desk-list'
import { membersDesk } from '#contract/members-desk'
import { en as kit } from '#src/kits/desk/locale/en'
import { boardSites } from '#src/sites/admin/boards/boards'
import { en as site } from '#src/sites/admin/locale/en'
import { paths } from '#src/sites/admin/site'
import { aPaidOrder, aTour, bookingOf } from '#tests/support/cancellations'
import { renderDesk } from '#tests/support/desk'
import { aMember, anAccount, anOperator, type Person } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
})

const opened = async () => within(await screen.findByRole('dialog', { name: kit.palette.title }))

test('Ctrl-K opens a field that goes to a page by its name, with the keyboard only', async () => {
  const { user, router } = await renderDesk('/admin/members', { shop, person })
  await screen.findByRole('button', { name: kit.palette.open })
  await user.keyboard('{Control>}k{/Control}')
  const palette = await opened()
  const field = palette.getByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('coupon')
  const options = palette.getAllByRole('option')
  expect(options.map(({ textContent }) => textContent?.trim())).toEqual([site.title.coupons, site.title.newCoupon])
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
  await user.keyboard('{ArrowUp}')
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id)
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/coupons/new'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a person is found by an email address that never appears in a URL, a reservation by its number', async () => {
  const member = await aMember(shop.deps, { name: 'Maya Lind' })
  const order = await aPaidOrder(shop, member, [await aTour(shop, { capacity: 8 })])
  const { user, router } = await renderDesk('/admin/products', { shop, person })
  await user.click(await screen.findByRole('button', { name: kit.palette.open }))
  const palette = await opened()
  await user.type(palette.getByRole('combobox'), member.email)
  await palette.findByRole('option', { name: `Maya Lind ${member.email}` })
  const requests = network.requests(membersDesk.list.path)
  expect(requests.at(-1)?.headers.get(searchHeader)).toBe(encodeURIComponent(member.email))
  expect(requests.filter(({ search }) => search.includes('q='))).toEqual([])
  await user.clear(palette.getByRole('combobox'))
  await user.type(palette.getByRole('combobox'), order.bookings[0]?.reservation_number ?? '')
  await user.click(
    await palette.findByRole('option', { name: new RegExp(order.bookings[0]?.reservation_number ?? '-') }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/reservations/${bookingOf(order)}`))
})

test('the palette has every desk page that needs no prior choice, and the boards of each site', async () => {
  const { user } = await renderDesk('/admin/members', {
    shop,
    person: await anAccount(shop.deps, { area: 'admin', role: 'owner' }),
  })
  await user.click(await screen.findByRole('button', { name: kit.palette.open }))
  const palette = await opened()
  const led = palette.getAllByRole('option').map((option) => option.getAttribute('href'))
  const beforeSignIn: string[] = [paths.signin, paths.findPassword]
  const plain = Object.values(paths).filter((path) => typeof path === 'string')
  expect(plain.filter((path) => !beforeSignIn.includes(path) && !led.includes(path))).toEqual([])
  expect(boardSites.map(({ site: of }) => paths.boardsOf(of)).filter((path) => !led.includes(path))).toEqual([])
})

const alone = [site.title.audit, site.title.inviteStaff, site.nav.staff]

test('an operator is not offered pages for owners', async () => {
  const { user } = await renderDesk('/admin/members', { shop, person })
  await user.click(await screen.findByRole('button', { name: kit.palette.open }))
  const palette = await opened()
  expect(palette.getByRole('option', { name: site.title.newCoupon })).toBeInTheDocument()
  for (const name of alone) expect(palette.queryByRole('option', { name })).not.toBeInTheDocument()
})

test('an owner is offered pages for owners', async () => {
  const owner = await anAccount(shop.deps, { area: 'admin', role: 'owner' })
  const { user } = await renderDesk('/admin/members', { shop, person: owner })
  await user.click(await screen.findByRole('button', { name: kit.palette.open }))
  const palette = await opened()
  for (const name of alone) expect(palette.getByRole('option', { name })).toBeInTheDocument()
})

test.each([
  [paths.manifests, site.nav.reservations],
  [paths.festivals, site.nav.products],
  [paths.posts, site.nav.reviews],
  [paths.promotions, site.nav.benefits],
  [paths.jobs, site.nav.operations],
  [paths.files, site.nav.operations],
])('%s is marked in the bar as a page of %s', async (path, section) => {
  await renderDesk(path, { shop, person })
  const bar = within(await screen.findByRole('navigation', { name: kit.sections }))
  expect(bar.getByRole('link', { current: true })).toHaveAccessibleName(section)
})
