import { wishlist } from '#contract/wishlist'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** A page of wishes: rows of two, three and four come out even. */
const wishesPerPage = 12

/** What the member put a heart on. */
export const ownWishes = (visitor: Visitor, page: number) =>
  query(wishlist.list, { query: { lang: contentLang(visitor), page, per_page: wishesPerPage } })
