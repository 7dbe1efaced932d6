import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { review } from '#contract/review'
import { en as refusal } from '#contract/texts/refusal.en'
import { speak } from '#src/kits/page/speak'
import { en as says } from '#src/sites/shop/review/locale/en'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'
import { aPhoto, aReview, aTrip, ratingOf } from '#tests/support/reviews'
import { button, field, put, yes } from './account-texts'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  tour = await aProduct(shop.deps, { name: { en: 'Palace walk', ko: '궁궐 산책' } })
})

const stars = (name: string) => screen.findByRole('radio', { name })
const open = (url: string, language: 'en' | 'ko' = 'en') => renderApp(url, { shop, signedInAs: member, language })
const published = async () =>
  (await shop.call(review.ofProduct, { params: { productId: tour.id }, query: { lang: 'en' } })).data.items

describe('the member’s own reviews', () => {
  test('are edited: the form starts with the present content, photos too', async () => {
    const photo = await aPhoto(shop, member)
    await aReview(shop, member, tour, { rating: 2, photos: [{ id: photo.id, alt: 'The gate' }] })
    const app = await open('/user/review')
    await app.user.click(screen.getByRole('link', { name: 'Edit: A day to remember' }))
    expect(await stars('2 stars')).toBeChecked()
    expect((await field('What does photo 1 show?')).value).toBe('The gate')
    await app.user.click(await stars('5 stars'))
    await app.user.click(await button(says.form.save))
    await app.user.click(await yes())
    expect(await screen.findByText(says.form.done)).toBeVisible()
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 5, count: 1 })
    expect((await published())[0]).toMatchObject({ rating: 5, photos: [{ alt: 'The gate' }] })
  })

  test('are deleted after a confirmation, with a message (product §8); a No leaves them', async () => {
    await aReview(shop, member, tour)
    const app = await open('/user/review')
    const remove = () => button('Delete: A day to remember')
    await app.user.click(await remove())
    expect(await screen.findByText(says.mine.removeText)).toBeVisible()
    await app.user.click(await button('No'))
    expect(await published()).toHaveLength(1)
    await app.user.click(await remove())
    await app.user.click(await yes())
    expect(await screen.findByText(says.mine.removed)).toBeVisible()
    expect(await screen.findByText(says.mine.empty)).toBeVisible()
    expect(await published()).toEqual([])
  })

  test('that are hidden say so, and why', async () => {
    const id = await aReview(shop, member, tour)
    const { hideReview } = await import('#server/modules/reviews/desk.service')
    await hideReview(shop.deps, member.id, id, 'It names another guest.')
    await open('/user/review')
    expect(screen.getByText(says.mine.hiddenTitle)).toBeVisible()
    expect(screen.getByText(/It names another guest\./)).toBeVisible()
  })

  test('are empty at first, and the pages link to what comes next', async () => {
    const app = await open('/user/review')
    expect(screen.getByText(says.mine.empty)).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: says.mine.toRequests }))
    expect(await screen.findByText(says.requests.empty)).toBeVisible()
  })
})

describe('the reviews of a product', () => {
  const structuredData = () => document.querySelector('script[type="application/ld+json"]')?.textContent
  const titles = () => screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent)

  test('are on its page, where a bar filters them, and they are sorted, for a guest too (product §6)', async () => {
    await aReview(shop, member, tour, { rating: 5, title: 'Five of them' })
    shop.deps.clock.advance({ minutes: 1 })
    await aReview(shop, member, tour, { rating: 2, title: 'Two of them' })
    const app = await renderApp(`/product/detail/${tour.id}?date=${tour.date}&adult=2`, { shop })
    const bars = await screen.findByRole('list', { name: says.summary.bars })
    expect(
      within(bars)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([expect.stringContaining('5 stars: 1 review'), expect.stringContaining('2 stars: 1 review')])
    await app.user.click(within(bars).getByRole('link', { name: /^2 stars/ }))
    await waitFor(() => expect(titles()).toEqual(['Two of them']))
    const chosen = `date=${tour.date}&adult=2`
    const { pathname, search, hash } = app.router.state.location
    // The chosen departure stays.
    expect([pathname, search, hash]).toEqual([`/product/detail/${tour.id}`, `?${chosen}&stars=2`, '#reviews'])
    await app.user.click(screen.getByRole('button', { name: /Remove 2 stars only/ }))
    await waitFor(() => expect(titles()).toEqual(['Two of them', 'Five of them']))
    await app.user.selectOptions(screen.getByRole('combobox', { name: says.list.sort }), 'highest')
    await waitFor(() => expect(titles()).toEqual(['Five of them', 'Two of them']))
    expect(app.router.state.location.search).toBe(`?${chosen}&sort=highest`)
    await act(() => app.router.navigate(-1))
    await waitFor(() => expect(titles()).toEqual(['Two of them', 'Five of them']))
  })

  test('are paginated on its page, a few at a time; a signed-in member gets a link to all of them', async () => {
    for (let at = 1; at <= 6; at++) {
      await aReview(shop, member, tour, { title: `Review ${at}` })
      shop.deps.clock.advance({ minutes: 1 })
    }
    const guest = await renderApp(`/product/detail/${tour.id}`, { shop })
    expect(titles()).toEqual([6, 5, 4, 3, 2].map((at) => `Review ${at}`))
    expect(screen.queryByRole('link', { name: 'Read all 6 reviews' })).not.toBeInTheDocument()
    await guest.user.click(screen.getByRole('link', { name: 'Next' }))
    await waitFor(() => expect(titles()).toEqual(['Review 1']))
    guest.stop()
    const app = await open(`/product/detail/${tour.id}?page=2`)
    expect(titles()).toEqual(['Review 1'])
    await app.user.click(screen.getByRole('link', { name: 'Read all 6 reviews' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/product/${tour.id}/review`))
    await waitFor(() => expect(titles()).toHaveLength(6))
  })

  test('have a mean that is written as the reader’s language writes it (product §1)', async () => {
    await aReview(shop, member, tour, { rating: 5 })
    await aReview(shop, member, tour, { rating: 2 })
    const { visitor } = await renderApp(`/product/detail/${tour.id}`, { shop })
    expect(screen.getAllByText('3.5')).not.toEqual([])
    await speak(visitor, 'fr')
    await waitFor(() => expect(screen.getAllByText('3,5')).not.toEqual([]))
    expect(screen.queryByText('3.5')).not.toBeInTheDocument()
  })

  test('show a note where there are none, and an address without results links back', async () => {
    const app = await renderApp(`/product/detail/${tour.id}`, { shop })
    expect(screen.getByText(says.section.none)).toBeVisible()
    expect(structuredData()).not.toContain('aggregateRating')
    app.stop()
    await aReview(shop, member, tour, { rating: 5 })
    const other = await open(`/product/${tour.id}/review?stars=1`)
    expect(screen.getByText(says.list.emptyTitle)).toBeVisible()
    await other.user.click(screen.getByRole('link', { name: says.list.showAll }))
    await waitFor(() => expect(titles()).toHaveLength(1))
  })

  test('are read by a guest on its page and are in its structured data; the page of their own is for members', async () => {
    await aReview(shop, member, tour, { rating: 5, title: 'Five of them' })
    const app = await renderApp(`/product/detail/${tour.id}`, { shop })
    expect(titles()).toEqual(['Five of them'])
    expect(structuredData()).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":1}')
    await act(() => app.router.navigate(`/product/${tour.id}/review?stars=5`))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/account/login'))
    expect(app.router.state.location.search).toBe(`?next=${encodeURIComponent(`/product/${tour.id}/review?stars=5`)}`)
  })

  test('show Korean reviews in Korean, and say in which language each is written', async () => {
    await aReview(shop, member, tour, { lang: 'en' })
    await open(`/product/${tour.id}/review`, 'ko')
    expect(screen.getByRole('heading', { level: 1, name: '궁궐 산책 후기' })).toBeVisible()
    expect(screen.getByText('영어로 작성')).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'A day to remember' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    )
  })
})

describe('posts on other services', () => {
  test('are sent after a confirmation and wait for approval; an invalid address is refused at its field', async () => {
    await aTrip(shop.deps, member, tour)
    const app = await open('/user/social-review')
    await put(app, says.social.url, 'https://example.com/p/1')
    await app.user.click(await button(says.social.submit))
    expect(await screen.findByText(refusal.review.socialHost)).toBeVisible()
    await app.user.clear(await field(says.social.url))
    await put(app, says.social.url, 'https://www.instagram.com/p/abc/?igsh=1')
    await app.user.click(await button(says.social.submit))
    await app.user.click(await yes())
    expect(await screen.findByText(says.social.status.waiting)).toBeVisible()
    expect(screen.getByRole('link', { name: /instagram\.com\/p\/abc/ })).toHaveAttribute(
      'href',
      'https://instagram.com/p/abc',
    )
    expect(await screen.findByText(says.social.noneLeft)).toBeVisible()
  })
})

test('a reservation whose tour has ended links to its review', async () => {
  const id = await aTrip(shop.deps, member, tour)
  const app = await open(`/purchase/reservation-detail/${id}`)
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  await app.user.click(screen.getByRole('link', { name: 'Write a review' }))
  expect(await screen.findByText(says.requests.thanks)).toBeVisible()
  expect(app.router.state.location.pathname).toBe(`/review-request/${id}`)
})
