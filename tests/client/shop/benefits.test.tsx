import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coupon, memberCoupon, pointEntry } from '#server/modules/benefits/benefits.table'
import { welcome } from '#server/modules/benefits/welcome.service'
import { product } from '#server/modules/catalog/catalog.table'
import { wish } from '#server/modules/wishlist/wishlist.table'
import { aMember, aProduct } from '#tests/support/factories'
import { aReadyOrder, aShop, submit } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const named = (en: string) => ({ name: { en, ko: en } })

async function aTestContext() {
  const shop = await aShop()
  const member = await aMember(shop.deps, { password: 'Passw0rd1' })
  return { shop, member }
}

test('points show what can be spent, what expires next, and which reservation used them', async () => {
  const { shop, member } = await aTestContext()
  await welcome(shop.deps.db, shop.deps.clock.now(), member.id)
  const palace = await aProduct(shop.deps, named('Palace'))
  const order = await aReadyOrder(shop, member, palace, { points: 1_000 })
  expect((await submit(shop, member, order)).status).toBe(200)
  const { user } = await renderApp('/account/my-points', { shop, signedInAs: member })
  expect(await screen.findByText('2,000 P')).toBeVisible()
  expect(screen.getByText('2,000 P run out on Mar 1, 2028')).toBeVisible()
  expect(screen.getByText('2,000 P left')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'History' }))
  const spent = (await screen.findByText('Spent on a reservation')).closest('li') as HTMLElement
  expect(within(spent).getByText('−1,000 P')).toBeVisible()
  expect(within(spent).getByRole('link', { name: 'Palace' })).toHaveAttribute(
    'href',
    `/purchase/reservation-detail/${order.bookings[0]?.id}`,
  )
})

test('points are listed ten a page, newest or oldest first (product §9)', async () => {
  const { shop, member } = await aTestContext()
  const entries = Array.from({ length: 12 }, (_, at) => ({
    account_id: member.id,
    amount: at + 1,
    reason: 'granted' as const,
  }))
  for (const entry of entries) await shop.deps.db.insert(pointEntry).values(entry)
  const { user } = await renderApp('/account/my-points', { shop, signedInAs: member })
  const amounts = () => screen.getAllByText(/^\+/).map(({ textContent }) => textContent)
  expect(amounts()).toEqual(entries.map((_, at) => `+${12 - at} P`).slice(0, 10))
  await user.click(screen.getByRole('link', { name: 'Show the oldest first' }))
  await waitFor(() => expect(amounts()[0]).toBe('+1 P'))
  expect(amounts()).toHaveLength(10)
})

test('points that were taken back are in the history, with the reason', async () => {
  const { shop, member } = await aTestContext()
  const taken = { account_id: member.id, amount: -500, reason: 'granted' as const, note: 'Given twice' }
  await shop.deps.db.insert(pointEntry).values([{ ...taken, amount: 900, note: 'Sorry for the delay' }, taken])
  await renderApp('/account/my-points?view=history', { shop, signedInAs: member })
  const entry = (await screen.findByText('Taken back by Naru')).closest('li') as HTMLElement
  expect(within(entry).getByText('−500 P')).toBeVisible()
  expect(within(entry).getByText('Given twice')).toBeVisible()
  expect(screen.getByText('A gift from Naru')).toBeVisible()
})

test('without points both views say so', async () => {
  const { shop, member } = await aTestContext()
  const { user } = await renderApp('/account/my-points', { shop, signedInAs: member })
  expect(await screen.findByText('No points to spend')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'History' }))
  expect(await screen.findByText('No point history')).toBeVisible()
})

test('a coupon is claimed by its code, describes its effect and links to matching products; a wrong code is reported at the field', async () => {
  const { shop, member } = await aTestContext()
  const palace = await aProduct(shop.deps, named('Palace'))
  await shop.deps.db.insert(coupon).values({
    code: 'SPRING',
    name: { en: 'Spring', ko: '봄' },
    percent: 10,
    max_discount_won: 20_000,
    min_total_won: 50_000,
    product_ids: [palace.id],
    claimable: true,
    valid_days: 30,
  })
  const { user } = await renderApp('/account/my-coupons', { shop, signedInAs: member })
  expect(await screen.findByText('No coupons')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Coupon code' })
  await user.type(field, 'SUMMER{Enter}')
  expect(await screen.findByText(/We do not know this code/)).toBeVisible()
  expect(field).toBeInvalid()
  await user.clear(field)
  await user.type(field, 'spring{Enter}')
  const card = (await screen.findByRole('heading', { level: 2, name: 'Spring' })).closest('li') as HTMLElement
  expect(within(card).getByText('from ₩50,000 on · at most ₩20,000 · only for Palace')).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Go to the product' })).toHaveAttribute(
    'href',
    `/product/detail/${palace.id}`,
  )
  expect(field).toHaveValue('')
})

test('coupons are grouped by state, and those of another product are left out where one is requested', async () => {
  const { shop, member } = await aTestContext()
  const [palace, island] = [await aProduct(shop.deps, named('Palace')), await aProduct(shop.deps, named('Island'))]
  const now = shop.deps.clock.now()
  const give = async (name: string, fields: Partial<typeof memberCoupon.$inferInsert>, ...product_ids: string[]) => {
    const values = { code: name, name: { en: name, ko: name }, discount_won: 5_000, product_ids, valid_days: 30 }
    const [rule] = await shop.deps.db.insert(coupon).values(values).returning()
    const expires_at = new Date(now.getTime() + 86_400_000)
    await shop.deps.db
      .insert(memberCoupon)
      .values({ coupon_id: rule?.id ?? '', account_id: member.id, expires_at, ...fields })
  }
  await give('Open', {}, palace.id)
  await give('Other', {}, island.id)
  await give('Spent', { used_at: now })
  await give('Late', { expires_at: new Date(now.getTime() - 1) })
  const { user } = await renderApp(`/account/my-coupons?product=${palace.id}`, { shop, signedInAs: member })
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const inMain = () => names().filter((name) => ['Open', 'Other', 'Spent', 'Late'].includes(name ?? ''))
  expect(inMain()).toEqual(['Open'])
  await user.click(screen.getByRole('link', { name: 'Used (1)' }))
  await waitFor(() => expect(inMain()).toEqual(['Spent']))
  await user.click(screen.getByRole('link', { name: 'Expired (1)' }))
  await waitFor(() => expect(inMain()).toEqual(['Late']))
  await user.click(screen.getByRole('link', { name: 'Show all coupons' }))
  await waitFor(() => expect(inMain().toSorted()).toEqual(['Open', 'Other']))
})

const heart = (name: string) => screen.getByRole('button', { name: `Wishlist: ${name}` })

test('a member adds a product to the wishlist, finds it there, and can undo a removal', async () => {
  const { shop, member } = await aTestContext()
  const palace = await aProduct(shop.deps, named('Palace'))
  const app = await renderApp(`/product/detail/${palace.id}`, { shop, signedInAs: member })
  await app.user.click(heart('Palace'))
  await waitFor(() => expect(heart('Palace')).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(async () => expect(await shop.deps.db.$count(wish)).toBe(1))
  app.stop()
  const { user } = await renderApp('/product/wishlist', { shop, signedInAs: member })
  await waitFor(() => expect(heart('Palace')).toHaveAttribute('aria-pressed', 'true'))
  await user.click(heart('Palace'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(heart('Palace')).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(async () => expect(await shop.deps.db.$count(wish)).toBe(1))
})

test('an unavailable product is marked on the wishlist, and has no link once it is off sale', async () => {
  const { shop, member } = await aTestContext()
  const full = await aProduct(shop.deps, { ...named('Full'), capacity: 1 })
  const closed = await aProduct(shop.deps, named('Gone'))
  await shop.deps.db.insert(wish).values([full, closed].map(({ id }) => ({ account_id: member.id, product_id: id })))
  await shop.deps.db.update(product).set({ status: 'closed' }).where(eq(product.id, closed.id))
  await renderApp('/product/wishlist', { shop, signedInAs: member })
  const card = (name: string) => screen.getByRole('heading', { name }).closest('article') as HTMLElement
  expect(within(card('Full')).getByText('Sold out')).toBeVisible()
  expect(within(card('Gone')).getByText('No longer on sale')).toBeVisible()
  expect(within(card('Gone')).queryByRole('link')).toBeNull()
})

test('a guest’s heart asks to sign in, and is saved afterwards', async () => {
  const { shop, member } = await aTestContext()
  const palace = await aProduct(shop.deps, named('Palace'))
  const { user } = await renderApp(`/product/detail/${palace.id}`, { shop })
  await user.click(heart('Palace'))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await user.type(await screen.findByLabelText('Email address'), member.email)
  await user.type(screen.getByLabelText('Password'), 'Passw0rd1{Enter}')
  await waitFor(() => expect(heart('Palace')).toHaveAttribute('aria-pressed', 'true'))
  expect(await shop.deps.db.$count(wish, eq(wish.account_id, member.id))).toBe(1)
})

test('an empty wishlist links to tours', async () => {
  const { shop, member } = await aTestContext()
  await renderApp('/product/wishlist', { shop, signedInAs: member })
  expect(await screen.findByText('Nothing here yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Discover tours' })).toHaveAttribute('href', '/product/search/all/all')
})
