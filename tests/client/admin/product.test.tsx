import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { productDesk } from '#contract/product-desk'
import { productPreview } from '#contract/product-preview'
import { en as refusal } from '#contract/texts/refusal.en'
import { accessToken } from '#server/modules/accounts/accounts.table'
import { en as kit } from '#src/kits/desk/locale/en'
import { en as page } from '#src/kits/page/locale/en'
import { tokenKeys } from '#src/session/areas'
import { tab } from '#src/session/tab'
import { en as site } from '#src/sites/admin/locale/en'
import { en } from '#src/sites/admin/products/locale/en'
import { en as catalogTexts } from '#src/sites/shop/catalog/locale/en'
import { en as frame } from '#src/sites/shop/locale/en'
import { en as preview } from '#src/sites/shop/preview/locale/en'
import { en as reviews } from '#src/sites/shop/review/locale/en'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { failNext } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { bodyOf } from '#tests/support/products'

let shop: Shop
let person: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  tour = await aProduct(shop.deps, { capacity: 10 })
})

const as = () => ({ token: person.token })
const params = () => ({ params: { productId: tour.id } })
const show = async () => (await shop.call(productDesk.detail, params(), as())).data
const open = (page: string) => renderDesk(`/admin/products/${tour.id}${page}`, { shop, person })

/** Changes the region and the English name, as a colleague does with the editor. */
async function change(name: string) {
  const now = await show()
  const texts = { ...now.texts, en: { ...now.texts.en, name } }
  await shop.call(productDesk.save, { ...params(), body: { ...bodyOf(now), texts, region: 'jeju' } }, as())
}
const yes = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))

test('the list is filtered by the sites that have products', async () => {
  await renderDesk('/admin/products', { shop, person })
  const filter = within(await screen.findByRole('combobox', { name: en.column.site }))
  expect(filter.getAllByRole('option').map((each) => each.textContent)).toEqual([
    en.anySite,
    'Shop',
    'APEC tours',
    'Protocol services',
  ])
})

test('the history shows what a change was, part by part, and restores one part after a question', async () => {
  const { name } = (await show()).texts.en
  await change('Evening walk')
  const { user } = await open('/history')
  await user.click(await screen.findByRole('link', { name: en.history.open }))
  const texts = within(await screen.findByRole('region', { name: en.part.texts }))
  expect(texts.getByText('Name (English)').nextElementSibling).toHaveTextContent(`${name} Evening walk`)
  expect(
    within(screen.getByRole('region', { name: en.part.facts }))
      .getByText('Jeju')
      .closest('ins'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: en.history.restorePart.replace('{{part}}', en.part.facts) }))
  await yes(user)
  expect(await screen.findByText(en.history.restored)).toBeVisible()
  const now = await show()
  expect([now.region, now.texts.en.name]).toEqual(['seoul', 'Evening walk'])
  expect(await screen.findAllByRole('link', { name: en.history.open })).toHaveLength(1)
})

test('a colleague’s newer save is reported instead of being overwritten', async () => {
  await change('Evening walk')
  const { user } = await open('/history')
  await user.click(await screen.findByRole('link', { name: en.history.open }))
  const restore = await screen.findByRole('button', { name: en.history.restoreAll })
  await change('Night walk')
  await user.click(restore)
  await yes(user)
  expect(await screen.findByText(refusal.desk.changed)).toBeVisible()
  expect(await screen.findByText(kit.changed.title)).toBeVisible()
  expect((await show()).texts.en.name).toBe('Night walk')
})

test('the description and the focus of a picture are changed, and nothing else of it', async () => {
  const { user } = await open('')
  await user.click(await screen.findByRole('button', { name: en.picture.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: en.picture.change }))
  const words = dialog.getByLabelText(en.picture.altEn)
  await user.clear(words)
  await user.click(dialog.getByRole('button', { name: en.picture.save }))
  await waitFor(() => expect(words).toBeInvalid())
  await user.type(words, 'A gate at night')
  fireEvent.change(dialog.getByRole('slider', { name: new RegExp(en.picture.fromLeft) }), { target: { value: '30' } })
  await user.click(dialog.getByRole('button', { name: en.picture.save }))
  expect(await screen.findByText(en.picture.changed)).toBeVisible()
  const [before] = (await show()).pictures
  expect(before).toMatchObject({ alt: { en: 'A gate at night' }, picture: { focus: { x: 30, y: 50 } } })
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'A gate at night' })).toHaveStyle({ objectPosition: '30% 50%' }),
  )
})

test('a description that a colleague has saved meanwhile is shown before it is replaced', async () => {
  const { user } = await open('')
  await user.click(await screen.findByRole('button', { name: en.picture.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: en.picture.change }))
  const [first] = (await show()).pictures
  if (!first) throw new Error('it has a picture')
  const seen = { ...first.alt, focus: { x: 50, y: 50 } }
  const body = { ...seen, en: 'Two lanterns', seen }
  await shop.call(productDesk.changePicture, { params: { productId: tour.id, id: first.id }, body }, as())
  await user.type(dialog.getByLabelText(en.picture.altEn), ' at night')
  await user.click(dialog.getByRole('button', { name: en.picture.save }))
  expect(await dialog.findByText('Two lanterns')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: en.picture.save }))
  expect(await screen.findByText(en.picture.changed)).toBeVisible()
  expect((await show()).pictures[0]?.alt.en).toBe(`${first.alt.en} at night`)
})

test('a product without changes says so', async () => {
  await open('/history')
  expect(await screen.findByText(en.history.none)).toBeVisible()
})

test('the start of a sale is scheduled in Korean time, shown, and canceled', async () => {
  await shop.call(productDesk.withdraw, params(), as())
  const { user } = await open('')
  await user.click(await screen.findByText(en.schedule.title))
  const form = within(screen.getByRole('form', { name: en.schedule.title }))
  const day = form.getByLabelText(en.schedule.day)
  await user.type(day, tour.date)
  await user.click(form.getByRole('button', { name: en.schedule.act }))
  const set = en.schedule.set.replace('{{at}}', `${tour.date} 09:00`)
  expect(await screen.findByText(set)).toBeVisible()
  expect((await show()).on_sale_from).toBe(new Date(`${tour.date}T09:00:00+09:00`).toISOString())
  await user.click(screen.getByRole('button', { name: en.schedule.cancel }))
  await yes(user)
  await waitFor(async () => expect((await show()).on_sale_from).toBeNull())
  await waitFor(() => expect(screen.queryByText(set)).toBeNull())
})

test('the preview frames the page in the chosen language and width', async () => {
  const { user } = await open('/preview')
  const source = () => screen.getByTitle(en.preview.frame).getAttribute('src')
  await waitFor(() => expect(source()).toBe(`/product/preview/${tour.id}?lang=en`))
  await user.selectOptions(screen.getByLabelText(en.preview.language), 'ja')
  await waitFor(() => expect(source()).toBe(`/product/preview/${tour.id}?lang=ja`))
  await user.click(screen.getByRole('radio', { name: en.preview.phone }))
  await waitFor(() => expect(screen.getByTitle(en.preview.frame)).toHaveClass('w-[390px]'))
  expect(screen.getByRole('link', { name: site.title.productPreview })).toHaveAttribute('aria-current', 'page')
})

test('on a phone the preview begins with the page for phones', async () => {
  const usual = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...usual(query),
    matches: query.includes('max-width'),
  }))
  const { user } = await open('/preview')
  expect(await screen.findByTitle(en.preview.frame)).toHaveClass('w-[390px]')
  await user.click(screen.getByRole('radio', { name: en.preview.desktop }))
  await waitFor(() => expect(screen.getByTitle(en.preview.frame)).toHaveClass('w-[1280px]'))
})

test('in the frame the page of a hidden product has its days, and neither a press nor a link leads away', async () => {
  const { texts } = await show()
  await shop.call(productDesk.withdraw, params(), as())
  const { user, router } = await renderDesk(`/product/preview/${tour.id}`, { shop, person })
  expect(await screen.findByRole('heading', { level: 1, name: texts.en.name })).toBeVisible()
  expect(await screen.findByText(reviews.section.none)).toBeInTheDocument()
  const [link] = screen.getAllByRole('link').filter((each) => each.getAttribute('href')?.startsWith('/'))
  if (!link) throw new Error('the page has no link')
  await user.click(link)
  expect(await screen.findByText(preview.stays)).toBeVisible()
  expect(router.state.location.pathname).toBe(`/product/preview/${tour.id}`)
})

test('the frame shows a guest whoever is signed in, and stores nothing in the tab or the browser', async () => {
  const member = await aMember(shop.deps, { name: 'Mina Kim' })
  const choice = `?lang=en&date=${tour.date}&option=${tour.optionId}&time=${encodeURIComponent(tour.start_time)}&adult=2`
  const kept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  const line = { product_id: tour.id, options: [{ option_id: tour.optionId, date: tour.date, start_time: '09:00' }] }
  const { user } = await renderDesk(
    `/product/preview/${tour.id}${choice}`,
    { shop, person },
    { [tokenKeys.member]: member.token, 'DRAFT:cart': JSON.stringify([line]) },
  )
  await screen.findByRole('radio', { name: /09:00/ })
  const before = kept()
  const header = within(document.querySelector('.site-header') as HTMLElement)
  expect(header.queryByText('Mina Kim')).toBeNull()
  expect(header.getByRole('link', { name: frame.header.signIn })).toBeVisible()
  expect(header.getByRole('link', { name: frame.header.cart })).toBeVisible()
  const box = within(screen.getByRole('region', { name: catalogTexts.box.label }))
  await user.click(box.getByRole('button', { name: catalogTexts.box.add }))
  expect(await screen.findByText(preview.stays)).toBeVisible()
  await user.click(screen.getByTitle(frame.wish.add))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(header.getByRole('button', { name: 'Language: English' }))
  await user.click(await screen.findByRole('menuitemradio', { name: '한국어' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('ko'))
  expect(kept()).toBe(before)
  expect(localStorage.getItem('RECENT_PRODUCTS')).toBeNull()
})

test('an operator’s session that ended ends in the tab too, so that the sign-in page does not lead back to the frame', async () => {
  await shop.deps.db.delete(accessToken)
  vi.spyOn(tab, 'go').mockImplementation(() => {})
  await renderDesk(`/product/preview/${tour.id}`, { shop, person })
  await waitFor(() => expect(tab.go).toHaveBeenCalledWith(expect.stringContaining('/admin/signin?next=')))
  expect(sessionStorage.getItem(tokenKeys.admin)).toBeNull()
})

test('a preview of a product that does not exist says so, and no link leads away from it', async () => {
  const { user, router } = await renderDesk('/product/preview/no-such-tour', { shop, person })
  const failed = await screen.findByRole('alert')
  expect(within(failed).getByRole('heading', { level: 1, name: page.notFound.title })).toBeVisible()
  expect(within(failed).queryAllByRole('link')).toEqual([])
  // Neither do those of the site around it.
  const [link] = screen.getAllByRole('link').filter((each) => each.getAttribute('href')?.startsWith('/'))
  if (!link) throw new Error('the page has no link')
  await user.click(link)
  expect(await screen.findByText(preview.stays)).toBeVisible()
  expect(router.state.location.pathname).toBe('/product/preview/no-such-tour')
})

test('a preview that could not be loaded says so, and is loaded again by a press', async () => {
  const { texts } = await show()
  // A refusal is final: it is not asked again.
  failNext(productPreview.detail, { status: 400 })
  vi.spyOn(tab, 'reload').mockImplementation(() => {})
  const { user } = await renderDesk(`/product/preview/${tour.id}`, { shop, person })
  const failed = await screen.findByRole('alert')
  expect(within(failed).getByRole('heading', { level: 1, name: page.failed.title })).toBeVisible()
  expect(screen.queryByRole('heading', { name: texts.en.name })).toBeNull()
  expect(within(failed).queryAllByRole('link')).toEqual([])
  await user.click(within(failed).getByRole('button', { name: page.failed.retry }))
  expect(tab.reload).toHaveBeenCalledOnce()
})
