import { board } from '#contract/board'
import { query } from '#src/api/query'
import { boardPost, boardPosts } from '#src/kits/board/board-queries'
import type { PostFilters } from '#src/kits/board/post-filters'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from '../site'

/** The boards of the shop. */
export const boards = (visitor: Visitor) =>
  query(board.boards, { params: { site }, query: { lang: contentLang(visitor) } })

/** A page of a board. */
export const posts = (visitor: Visitor, name: string, filters: PostFilters) => boardPosts(site, visitor, name, filters)

export const post = (visitor: Visitor, id: string) => boardPost(site, visitor, id)
