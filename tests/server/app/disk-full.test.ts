import { beforeEach, expect, test } from 'vitest'
import { inquiry } from '#contract/inquiry'
import { review } from '#contract/review'
import { en } from '#contract/texts/refusal.en'
import { ko } from '#contract/texts/refusal.ko'
import { inquiry as inquiryTable } from '#server/modules/inquiry/inquiry.table'
import { picture, upload } from '#server/modules/media/media.table'
import { storeUpload } from '#server/modules/media/upload.service'
import { reviewPhoto } from '#server/modules/reviews/reviews.table'
import { aMember, type Person } from '#tests/support/factories'
import { received } from '#tests/support/files'
import { aShop, type Shop } from '#tests/support/orders'
import { aPhotograph } from '#tests/support/reviews'

let shop: Shop
let member: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
})

const pdf = () => new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'ticket.pdf')
const draft = { type: 'product', title: 'A pushchair', content: 'May we bring a folding pushchair?' } as const

/** Leaves room on the disk for `files` more files. */
function room(files: number): void {
  const { storage } = shop.deps
  const { put } = storage
  let left = files
  storage.put = async (key, body) => {
    if (left-- <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    await put(key, body)
  }
}

const ask = (lang: string) =>
  shop.call(
    inquiry.ask,
    { params: { site: 'shop' }, body: draft, files: { file_1: pdf(), file_2: pdf() } },
    { token: member.token, headers: { 'Accept-Language': lang } },
  )

test.each([
  ['en', en],
  ['ko', ko],
])(
  'an inquiry whose second file does not fit on the disk is refused as a whole, with an explanation (%s)',
  async (lang, texts) => {
    room(1)
    const { status, refusal } = await ask(lang)
    expect([status, refusal.code, refusal.message]).toEqual([507, 'general.noRoom', texts.general.noRoom])
    expect([await shop.deps.db.$count(inquiryTable), await shop.deps.db.$count(upload), shop.deps.files.size]).toEqual([
      0, 0, 0,
    ])
    expect(shop.deps.logged()).toContain('no space left on device')
  },
)

test('a photo of a review that does not fit on the disk is refused, and nothing of it is stored', async () => {
  room(2)
  const { status, refusal } = await shop.call(
    review.addPhoto,
    { body: {}, files: { photo: await aPhotograph() } },
    { token: member.token },
  )
  expect([status, refusal.code]).toEqual([507, 'general.noRoom'])
  expect([await shop.deps.db.$count(reviewPhoto), await shop.deps.db.$count(picture), shop.deps.files.size]).toEqual([
    0, 0, 0,
  ])
})

test('a document whose row could not be written leaves no file behind', async () => {
  await expect(
    storeUpload(shop.deps, await received(pdf()), { owner: 'not-an-account', site: 'shop' }),
  ).rejects.toThrow()
  expect([await shop.deps.db.$count(upload), shop.deps.files.size]).toEqual([0, 0])
})
