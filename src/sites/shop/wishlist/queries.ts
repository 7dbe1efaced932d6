import { wishlist } from '#contract/wishlist'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** Wishes per page: fills rows of two, three and four. */
const wishesPerPage = 12

/** A page of the member's wishlist. */
export const ownWishes = (visitor: Visitor, page: number) =>
  query(wishlist.list, { query: { lang: contentLang(visitor), page, per_page: wishesPerPage } })
