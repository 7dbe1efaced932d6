import { fairUpdates } from '#contract/fair/updates'
import { query } from '#src/api/query'
import { boardPost, boardPosts } from '#src/kits/board/board-queries'
import type { PostFilters } from '#src/kits/board/post-filters'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from '../site'

/** A page of a board; only the FAQ has categories. */
export const posts = (visitor: Visitor, name: string, filters: PostFilters) =>
  boardPosts(site, visitor, name, name === 'faq' ? filters : { ...filters, category: undefined })

export const post = (visitor: Visitor, id: string) => boardPost(site, visitor, id)

/** The updates, newest first. */
export const updates = (visitor: Visitor) => query(fairUpdates.list, { query: { lang: contentLang(visitor) } })
