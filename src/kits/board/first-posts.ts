import { board } from '#contract/board'
import type { Site } from '#contract/sites/sites'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** The first posts of a board, for a page that shows an excerpt. */
export const firstPosts = (site: Site, visitor: Visitor, name: string, per_page: number) =>
  query(board.posts, { params: { site, board: name }, query: { lang: contentLang(visitor), per_page } })
