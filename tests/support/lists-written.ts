import { randomUUID } from 'node:crypto'
import { board } from '#contract/board'
import { boardDesk } from '#contract/board-desk'
import { festivalsDesk } from '#contract/festivals-desk'
import { inquiry } from '#contract/inquiry'
import { inquiryDesk, inquiryInbox } from '#contract/inquiry-desk'
import { quotation } from '#contract/quotation'
import { quotationDesk } from '#contract/quotation-desk'
import { review, reviewDesk } from '#contract/review'
import { socialReview, socialReviewDesk } from '#contract/social-review'
import { textBlocks } from '#contract/text-blocks'
import { fillBoards } from '#server/modules/board/board.defaults'
import { board as boardTable } from '#server/modules/board/board.table'
import { socialReview as socialReviewTable } from '#server/modules/reviews/reviews.table'
import { aText, aWriter, site } from '#tests/support/boards'
import { aMember, aProduct } from '#tests/support/factories'
import { aFestival } from '#tests/support/festivals'
import type { Listed, Place } from '#tests/support/place'
import { aQuotation } from '#tests/support/quotations'
import { aReview, aTrip } from '#tests/support/reviews'

const en = { lang: 'en' } as const
const page = { per_page: 50 } as const
const mine = ({ member: { token } }: Place) => ({ token })
const desk = ({ operator: { token } }: Place) => ({ token })
const params = { site } as const

const reviewOfAnother = async ({ shop, tour }: Place) => aReview(shop, await aMember(shop.deps), tour)
const ownReview = ({ shop, member, tour }: Place) => aReview(shop, member, tour)
const ownSocial = ({ shop: { deps }, member }: Place) =>
  deps.db.insert(socialReviewTable).values({ account_id: member.id, url: `https://x.com/naru/${randomUUID()}` })

async function anotherPost({ shop, operator }: Place, at: number) {
  await fillBoards(shop.deps.db)
  await aWriter(shop, shop.deps, operator)({ en: aText(`Post ${at}`), ko: aText(`${at}번 글`) })
}

const questionOf = (place: Place) =>
  place.shop.call(
    inquiry.ask,
    { params, body: { type: 'product', title: 'A question', content: 'May we bring a folding pushchair?' } },
    mine(place),
  )

const quoted = ({ shop, member }: Place) => aQuotation(shop, member)

/** The lists of written content: reviews, posts, inquiries, quotations. */
export const writtenLists: Record<string, Listed> = {
  'GET /api/v1/products/:productId/reviews': {
    ask: ({ shop, tour }) => shop.call(review.ofProduct, { params: { productId: tour.id }, query: { ...en, ...page } }),
    more: reviewOfAnother,
  },
  'GET /api/v1/admin/products/:productId/preview/reviews': {
    ask: (place) =>
      place.shop.call(
        reviewDesk.ofProduct,
        { params: { productId: place.tour.id }, query: { ...en, ...page } },
        desk(place),
      ),
    more: reviewOfAnother,
  },
  'GET /api/v1/reviews': {
    ask: (place) => place.shop.call(review.mine, { query: { ...en, ...page } }, mine(place)),
    more: ownReview,
  },
  'GET /api/v1/reviews/requests': {
    ask: (place) => place.shop.call(review.requests, { query: { ...en, ...page } }, mine(place)),
    more: ({ shop: { deps }, member, tour }) => aTrip(deps, member, tour),
  },
  'GET /api/v1/admin/reviews': {
    ask: (place) => place.shop.call(reviewDesk.list, { query: { ...en, ...page } }, desk(place)),
    more: reviewOfAnother,
  },
  'GET /api/v1/social-reviews': {
    ask: (place) => place.shop.call(socialReview.mine, { query: page }, mine(place)),
    more: ownSocial,
  },
  'GET /api/v1/admin/social-reviews': {
    ask: (place) => place.shop.call(socialReviewDesk.list, { query: page }, desk(place)),
    more: ownSocial,
  },
  'GET /api/v1/sites/:site/boards': {
    ask: ({ shop }) => shop.call(board.boards, { params, query: en }),
    more: async ({ shop: { deps } }, at) => {
      const label = { en: `Board ${at}`, ko: `게시판 ${at}` }
      const name = `extra-${'abcdefgh'[at]}`
      await deps.db.insert(boardTable).values({ site, name, position: 10 + at, shape: 'posts', label })
    },
  },
  'GET /api/v1/sites/:site/boards/:board/posts': {
    ask: ({ shop }) => shop.call(board.posts, { params: { site, board: 'notice' }, query: { ...en, ...page } }),
    more: anotherPost,
  },
  'GET /api/v1/admin/sites/:site/boards/:board/posts': {
    ask: (place) => place.shop.call(boardDesk.list, { params: { site, board: 'notice' }, query: page }, desk(place)),
    more: anotherPost,
  },
  'GET /api/v1/sites/:site/inquiries': {
    ask: (place) => place.shop.call(inquiry.list, { params, query: page }, mine(place)),
    more: questionOf,
  },
  'GET /api/v1/admin/sites/:site/inquiries': {
    ask: (place) => place.shop.call(inquiryDesk.list, { params, query: page }, desk(place)),
    more: questionOf,
  },
  'GET /api/v1/admin/inquiries': {
    ask: (place) => place.shop.call(inquiryInbox.list, { query: page }, desk(place)),
    more: questionOf,
  },
  'GET /api/v1/admin/sites/:site/text-blocks': {
    ask: (place) => place.shop.call(textBlocks.list, { params }, desk(place)),
    more: async (place, at) => {
      const text = { title: `Block ${at}`, content: 'Dear {{name}}' }
      return place.shop.call(textBlocks.make, { params, body: { texts: { en: text, ko: text } } }, desk(place))
    },
  },
  'GET /api/v1/admin/festivals': {
    ask: (place) => place.shop.call(festivalsDesk.list, {}, desk(place)),
    more: (place, at) => place.shop.call(festivalsDesk.create, { body: aFestival(`Festival ${at}`) }, desk(place)),
  },
  'GET /api/v1/admin/festival-products': {
    ask: (place) => place.shop.call(festivalsDesk.products, {}, desk(place)),
    more: (place) => aProduct(place.shop.deps, { category: 'festivals' }),
  },
  'GET /api/v1/quotations': {
    ask: (place) => place.shop.call(quotation.list, { query: page }, mine(place)),
    more: quoted,
  },
  'GET /api/v1/admin/quotations': {
    ask: (place) => place.shop.call(quotationDesk.list, { query: page }, desk(place)),
    more: quoted,
  },
}
