import type { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { Picture } from '#contract/media'
import { review, reviewDesk } from '#contract/review'
import type { Env } from '#server/http/env'
import { mountMedia } from '#server/modules/media/media.http'
import { photoState } from '#server/modules/reviews/withheld.service'
import { testApi } from '#tests/support/api'
import { aMember, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPhoto, aReview, words } from '#tests/support/reviews'

const lang = 'en' as const
let shop: Shop
let app: Hono<Env>
let member: Person
let operator: Person
let tour: TestProduct
let id: string
let open: Picture

beforeEach(async () => {
  shop = await aShop()
  app = testApi(shop.deps).app
  mountMedia(app, shop.deps, photoState)
  member = await aMember(shop.deps)
  operator = await anOperator(shop)
  tour = await aProduct(shop.deps)
  const photo = await aPhoto(shop, member)
  open = photo.picture
  id = await aReview(shop, member, tour, { photos: [{ id: photo.id, alt: '' }] })
})

/** The response for each file of a picture. */
const served = ({ src, widths }: Picture) =>
  Promise.all(widths.flatMap((width) => ['avif', 'webp'].map(async (type) => app.request(`${src}-${width}.${type}`))))
const statuses = async (shown: Picture) => [...new Set((await served(shown)).map(({ status }) => status))]
const hide = () =>
  shop.call(reviewDesk.hide, { params: { id }, body: { reason: 'Names a guest.' } }, { token: operator.token })
const asAuthor = async () =>
  (await shop.call(review.one, { params: { id }, query: { lang } }, { token: member.token })).data.photos[0]
    ?.picture as Picture
const asOperator = async () =>
  (await shop.call(reviewDesk.list, { query: { lang } }, { token: operator.token })).data.items[0]?.photos[0]
    ?.picture as Picture
const asAnybody = async () =>
  (await shop.call(review.ofProduct, { params: { productId: tour.id }, query: { lang } })).data

test('a published review’s photos are served to everyone, and cached by browsers only, for minutes', async () => {
  for (const { status, headers } of await served(open)) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=600'])
  }
})

test('a hidden review’s photos are neither listed nor served, in any width and format, also to a client that has them cached', async () => {
  const tags = (await served(open)).map(({ headers }) => headers.get('etag') ?? '')
  await hide()
  const { items, summary } = await asAnybody()
  expect([items, summary.photos]).toEqual([[], []])
  expect(await statuses(open)).toEqual([404])
  for (const { headers } of await served(open)) expect(headers.get('cache-control')).toBe('no-store')
  for (const tag of tags) {
    const again = await app.request(`${open.src}-480.avif`, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(404)
  }
})

test('its author and operators get their addresses, for an hour or two, and no cache stores them', async () => {
  await hide()
  for (const read of [asAuthor, asOperator]) {
    const shown = await read()
    expect(shown.src).not.toBe(open.src)
    for (const { status, headers } of await served(shown)) {
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    }
    shop.deps.clock.advance({ minutes: 59 })
    expect(await statuses(shown)).toEqual([200])
    shop.deps.clock.advance({ minutes: 62 })
    expect(await statuses(shown)).toEqual([404])
  }
})

test('a signed address is valid for one picture, and cannot be forged or extended', async () => {
  const other = await aPhoto(shop, member)
  await aReview(shop, member, tour, { photos: [{ id: other.id, alt: '' }] })
  await hide()
  const { src } = await asAuthor()
  const [, until = '', signature = ''] = /pass\/([0-9a-z]+)\.([\w-]+)\//.exec(src) ?? []
  const key = open.src.slice('/media/'.length)
  const later = (Number.parseInt(until, 36) + 3_600_000).toString(36)
  const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  for (const path of [`${later}.${signature}`, `${until}.${forged}`, `zzzzzzzzzzzz.${'A'.repeat(22)}`])
    expect((await app.request(`/media/pass/${path}/${key}-480.avif`)).status, path).toBe(404)
  const second = await shop.call(review.mine, { query: { lang } }, { token: member.token })
  const ids = second.data.items.map((each) => each.id).filter((each) => each !== id)
  await shop.call(reviewDesk.hide, { params: { id: ids[0] ?? '' }, body: { reason: 'x' } }, { token: operator.token })
  const elsewhere = src.replace(key, other.picture.src.slice('/media/'.length))
  expect((await app.request(`${elsewhere}-480.avif`)).status).toBe(404)
})

test('a photo that its author adds to a hidden review is hidden too, and all are visible again once it is shown', async () => {
  await hide()
  const added = await aPhoto(shop, member)
  const photos = [{ id: added.id, alt: '' }]
  await shop.call(review.edit, { params: { id }, body: words({ photos }) }, { token: member.token })
  expect(await statuses(added.picture)).toEqual([404])
  expect(await statuses(await asAuthor())).toEqual([200])
  await shop.call(reviewDesk.show, { params: { id } }, { token: operator.token })
  expect(await statuses(added.picture)).toEqual([200])
  expect((await asAuthor()).src).toBe(added.picture.src)
})
