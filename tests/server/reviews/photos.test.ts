import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { review } from '#contract/review'
import { cleanUp } from '#server/jobs'
import { picture } from '#server/modules/media/media.table'
import { reviewPhoto } from '#server/modules/reviews/reviews.table'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPhoto, aPhotograph, aReview, aTrip, words, write } from '#tests/support/reviews'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aProduct(shop.deps)
})

const send = (photo: File | undefined, { token } = member) =>
  shop.call(review.addPhoto, { body: {}, files: { photo } }, { token })
const edit = (id: string, photos: { id: string; alt: string }[]) =>
  shop.call(review.edit, { params: { id }, body: words({ photos }) }, { token: member.token })
const photosOf = async (id: string) =>
  (await shop.call(review.one, { params: { id }, query: { lang: 'en' } }, { token: member.token })).data.photos
const noPhotos = async () => {
  expect(await shop.deps.db.$count(reviewPhoto)).toBe(0)
  // The product's picture is not a photo of a review.
  expect(await shop.deps.db.$count(picture)).toBe(1)
  expect(shop.deps.files.size).toBe(0)
}

describe('a photo of a review (product §3)', () => {
  it('is re-encoded: location and camera are removed from every stored file', async () => {
    const file = await aPhotograph()
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).exif).toBeDefined()
    const { data } = await send(file)
    expect(data.picture).toMatchObject({ width: 640, height: 480, alt: 'Photo by a traveler' })
    expect(shop.deps.files.size).toBeGreaterThan(1)
    for (const kept of shop.deps.files.values()) {
      const { exif, format } = await sharp(kept).metadata()
      expect([exif, ['heif', 'webp'].includes(format ?? '')]).toEqual([undefined, true])
      expect(kept.includes('Secret Camera')).toBe(false)
    }
  })

  it.each([
    [
      'a page named like a photo',
      new File(['<html><script>1</script>'], 'a.jpg', { type: 'image/jpeg' }),
      415,
      'validation.fileType',
    ],
    [
      'more than 10 MiB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
      413,
      'validation.fileSize',
    ],
    ['nothing', undefined, 400, 'review.photoMissing'],
  ])('is refused when it is %s, and nothing is stored', async (_, file, status, code) => {
    const answer = await send(file)
    expect([answer.status, answer.refusal.code]).toEqual([status, code])
    await noPhotos()
  })

  it('is in its order with its text, five at most, and can be reordered and removed', async () => {
    const [a, b, c] = [await aPhoto(shop, member), await aPhoto(shop, member), await aPhoto(shop, member)]
    const id = await aReview(shop, member, tour, {
      photos: [
        { id: a.id, alt: 'The gate' },
        { id: b.id, alt: '' },
      ],
    })
    expect((await photosOf(id)).map((photo) => [photo.id, photo.picture.alt])).toEqual([
      [a.id, 'The gate'],
      [b.id, 'Photo by a traveler'],
    ])
    expect(
      (
        await edit(
          id,
          [c, a].map((photo) => ({ id: photo.id, alt: 'Anew' })),
        )
      ).status,
    ).toBe(200)
    expect((await photosOf(id)).map((photo) => photo.id)).toEqual([c.id, a.id])
    // A removed photo is gone immediately, including its files.
    expect(
      [...shop.deps.files.keys()].some((key) => key.startsWith(`media${b.picture.src.slice('/media'.length)}`)),
    ).toBe(false)
    const six = Array.from({ length: 6 }, () => ({ id: a.id, alt: '' }))
    expect((await edit(id, six)).refusal).toMatchObject({ code: 'review.photosTooMany', field: 'photos' })
    expect((await edit(id, six.slice(0, 2))).refusal.code).toBe('validation.invalid')
  })

  it('belongs to its sender and to one review: another member’s review cannot use it', async () => {
    const photo = await aPhoto(shop, member)
    const photos = [{ id: photo.id, alt: '' }]
    const stranger = await aMember(shop.deps)
    const foreign = await write(shop, stranger, await aTrip(shop.deps, stranger, tour), { photos })
    expect([foreign.status, foreign.refusal.code, foreign.refusal.field]).toEqual([409, 'review.photoGone', 'photos'])
    await aReview(shop, member, tour, { photos })
    const other = await write(shop, member, await aTrip(shop.deps, member, tour), { photos })
    expect([other.status, other.refusal.code]).toEqual([409, 'review.photoGone'])
    // The refused reviews left nothing behind.
    const { data } = await shop.call(review.ofProduct, { params: { productId: tour.id }, query: { lang: 'en' } })
    expect(data.total).toBe(1)
  })

  it('is deleted with its review, files and all', async () => {
    const photo = await aPhoto(shop, member)
    const id = await aReview(shop, member, tour, { photos: [{ id: photo.id, alt: '' }] })
    await shop.call(review.remove, { params: { id } }, { token: member.token })
    await noPhotos()
  })

  it('that no review uses within a day is cleaned up; a used one stays', async () => {
    const [used, unused] = [await aPhoto(shop, member), await aPhoto(shop, member)]
    const id = await aReview(shop, member, tour, { photos: [{ id: used.id, alt: '' }] })
    shop.deps.clock.advance({ hours: 24 })
    await cleanUp(shop.deps)
    expect(await shop.deps.db.$count(reviewPhoto)).toBe(2)
    shop.deps.clock.advance({ minutes: 1 })
    await cleanUp(shop.deps)
    expect((await shop.deps.db.select().from(reviewPhoto)).map((row) => row.picture_id)).toEqual([used.id])
    expect([...shop.deps.files.keys()].every((key) => key.includes(used.picture.src.split('/').at(-1) ?? ''))).toBe(
      true,
    )
    expect((await edit(id, [{ id: unused.id, alt: '' }])).refusal.code).toBe('review.photoGone')
    expect((await photosOf(id)).map((photo) => photo.id)).toEqual([used.id])
  })
})
