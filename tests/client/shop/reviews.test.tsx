import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { review } from '#contract/review'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as says } from '#src/sites/shop/review/locale/en'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'
import { aPhotograph, aTrip } from '#tests/support/reviews'
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
const open = (url: string, remember?: () => void) => renderApp(url, { shop, signedInAs: member, remember })
const published = async () =>
  (await shop.call(review.ofProduct, { params: { productId: tour.id }, query: { lang: 'en' } })).data.items
const choosePhotos = async (app: Pick<RenderedApp, 'user'>, ...names: string[]) =>
  app.user.upload(screen.getByLabelText(says.photos.add), await Promise.all(names.map((name) => aPhotograph(name))))

/** Closes the tab and opens the same address in it again, with its storage. */
async function reload(app: RenderedApp): Promise<RenderedApp> {
  const kept = Object.entries({ ...sessionStorage })
  const { pathname } = app.router.state.location
  app.stop()
  return open(pathname, () => {
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value))
  })
}

async function writeWords(app: RenderedApp) {
  await app.user.click(await stars('4 stars'))
  await put(app, says.form.heading, 'A day to remember')
  await put(app, says.form.content, 'The guide knew every stone of the palace.')
}

describe('writing a review', () => {
  const writing = async () => `/product/review/${tour.id}/${await aTrip(shop.deps, member, tour)}`

  test('is reached from the tours without a review, asks before it publishes, and says what it has earned (product §8)', async () => {
    await aTrip(shop.deps, member, tour)
    const app = await open('/review-request')
    await app.user.click(screen.getByRole('link', { name: 'Palace walk' }))
    expect(await screen.findByText(says.requests.thanks)).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: says.requests.write }))
    await writeWords(app)
    expect(screen.getByText(says.form.ratings.four)).toBeVisible()
    await choosePhotos(app, 'one.jpg')
    await put(app, 'What does photo 1 show?', 'The gate')
    await app.user.click(await button(says.form.submit))
    expect(await published()).toEqual([])
    await app.user.click(await yes())
    expect(await screen.findByText(/earned 500 points/)).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: says.mine.title })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'A day to remember' })).toBeVisible()
    expect(await published()).toMatchObject([
      { rating: 4, title: 'A day to remember', lang: 'en', author: 'Maya L.', photos: [{ alt: 'The gate' }] },
    ])
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('DRAFT:review'))).toEqual([])
  })

  test('gives stars by keyboard, and shows at each field what is missing (product §5)', async () => {
    const app = await open(await writing())
    await app.user.click(await button(says.form.submit))
    expect(await screen.findByText(refusal.review.stars)).toBeVisible()
    expect(screen.getAllByText(refusal.validation.required)).toHaveLength(2)
    await waitFor(async () => expect(await stars('1 star')).toHaveFocus())
    await app.user.keyboard('[Space][ArrowRight][ArrowRight]')
    expect(await stars('3 stars')).toBeChecked()
    expect(screen.getByText(says.form.ratings.three)).toBeVisible()
    await put(app, says.form.content, 'too short')
    await app.user.tab()
    expect(await screen.findByText(refusal.validation.minText)).toBeVisible()
    expect(network.requests('/api/v1/reviews').length).toBe(0)
  })

  test('loses nothing on a reload: stars, words, and uploaded photos', async () => {
    const app = await open(await writing())
    await writeWords(app)
    await choosePhotos(app, 'one.jpg', 'two.jpg')
    await put(app, 'What does photo 2 show?', 'The pond')
    const again = await reload(app)
    expect(await stars('4 stars')).toBeChecked()
    expect((await field(says.form.heading)).value).toBe('A day to remember')
    expect((await field('What does photo 2 show?')).value).toBe('The pond')
    await again.user.click(await button(says.form.submit))
    await again.user.click(await yes())
    await screen.findByRole('heading', { level: 1, name: says.mine.title })
    expect((await published())[0]?.photos.map(({ alt }) => alt)).toEqual(['', 'The pond'])
  })

  test('loses nothing when a photo fails to upload, and the photo can be sent again', async () => {
    const app = await open(await writing())
    await writeWords(app)
    failNext(review.addPhoto, { networkError: true })
    await choosePhotos(app, 'one.jpg')
    expect(await screen.findByRole('alert')).toHaveTextContent('one.jpg was not sent')
    expect((await field(says.form.content)).value).toBe('The guide knew every stone of the palace.')
    const again = await reload(app)
    expect((await field(says.form.content)).value).toBe('The guide knew every stone of the palace.')
    failNext(review.addPhoto, { networkError: true })
    await choosePhotos(again, 'one.jpg')
    await again.user.click(await button(says.photos.retry))
    expect(await field('What does photo 1 show?')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('rejects files that are no pictures, and more than five', async () => {
    const app = await open(await writing())
    const page = new File(['<html>'], 'page.html', { type: 'text/html' })
    await renderedUpload(app, page)
    expect(await screen.findByRole('alert')).toHaveTextContent(`page.html was not sent: ${says.photos.wrongType}`)
    await app.user.click(await button(says.photos.dismiss))
    await choosePhotos(app, ...Array.from({ length: 6 }, (_, at) => `${at}.jpg`))
    expect(await screen.findByText('Only the first 5 photos were added.')).toBeVisible()
    expect(await field('What does photo 5 show?')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.getByLabelText(/That is all/)).toBeDisabled()
    expect(screen.queryByLabelText(/What does photo 6 show/)).toBeNull()
  })

  test('reorders photos by buttons that keep the focus, and removes them', async () => {
    const app = await open(await writing())
    await choosePhotos(app, 'one.jpg', 'two.jpg')
    await put(app, 'What does photo 2 show?', 'The pond')
    await app.user.click(await button('Move photo 2 forward'))
    expect((await field('What does photo 1 show?')).value).toBe('The pond')
    expect(await screen.findByText('The photo is now number 1.')).toBeVisible()
    expect(await button('Move photo 1 forward')).toHaveFocus()
    await app.user.click(await button('Remove photo 1'))
    expect((await field('What does photo 1 show?')).value).toBe('')
    expect(screen.getByLabelText(says.photos.add)).toHaveFocus()
  })

  test.each([
    [0, says.requests.state.not_yet],
    [3, says.requests.state.written],
  ])('is not offered where it is not allowed (tour %i days ago): the page says why', async (days, text) => {
    const trip = await aTrip(shop.deps, member, tour, days)
    if (days > 0) {
      await shop.call(
        review.write,
        { body: { booking_id: trip, rating: 5, title: 'Fine', content: 'It was a good day.', lang: 'en', photos: [] } },
        { token: member.token, headers: { 'Idempotency-Key': 'written-before-0001' } },
      )
    }
    await open(`/product/review/${tour.id}/${trip}`)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: says.form.submit })).toBeNull()
  })

  test('keeps the form and shows the server’s refusal when the booking was reviewed meanwhile', async () => {
    const url = await writing()
    const app = await open(url)
    await writeWords(app)
    await shop.call(
      review.write,
      {
        body: {
          booking_id: url.split('/').at(-1) ?? '',
          rating: 5,
          title: 'Fine',
          content: 'It was a good day.',
          lang: 'en',
          photos: [],
        },
      },
      { token: member.token, headers: { 'Idempotency-Key': 'written-elsewhere-1' } },
    )
    await app.user.click(await button(says.form.submit))
    await app.user.click(await yes())
    expect(await screen.findByText(refusal.review.exists)).toBeVisible()
    expect((await field(says.form.heading)).value).toBe('A day to remember')
  })

  test('of another member’s booking is not found', async () => {
    const trip = await aTrip(shop.deps, await aMember(shop.deps), tour)
    await open(`/product/review/${tour.id}/${trip}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})

/** Like a browser whose file dialog shows all files. */
async function renderedUpload(app: RenderedApp, file: File): Promise<void> {
  const input = screen.getByLabelText<HTMLInputElement>(says.photos.add)
  input.accept = ''
  await app.user.upload(input, file)
}
