import { board } from '#contract/board'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from '../site'

/** The first posts of a board. */
export const firstPosts = (visitor: Visitor, name: string, per_page: number) =>
  query(board.posts, { params: { site, board: name }, query: { lang: contentLang(visitor), per_page } })
