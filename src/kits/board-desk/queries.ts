import { board as boards } from '#contract/board'
import { boardDesk, type PostState, postStates } from '#contract/board-desk'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { query } from '#src/api/query'
import { type PostFilters, postFiltersIn } from '#src/kits/board/post-filters'
import type { Boards } from './boards'

/** The labels of a site's boards. */
export const boardLabels = (site: Site, lang: Lang) => query(boards.boards, { params: { site }, query: { lang } })

/** Returns the board in `?board=` of an address; the first board by default. */
export const boardIn = ({ names }: Boards, search: URLSearchParams): string =>
  names.find((each) => each === search.get('board')) ?? names[0]

/** What the address of the list requests. */
export interface Sought extends PostFilters {
  board: string
  state: PostState | undefined
}

/** Reads the filters in an address; unknown values are left out. */
export const soughtIn = (boards: Boards, search: URLSearchParams): Sought => ({
  ...postFiltersIn(search),
  board: boardIn(boards, search),
  state: postStates.find((each) => each === search.get('status')),
})

/** A page of a board with drafts and planned posts. */
export const posts = (site: Site, { board, state, category, district, q, page }: Sought) =>
  query(boardDesk.list, {
    params: { site, board },
    query: { page, per_page: 50, state, category, district, q: q || undefined },
  })

/** The categories and districts of a board. */
export const categories = (site: Site, board: string) =>
  query(boardDesk.list, { params: { site, board }, query: { page: 1, per_page: 1 } })

/** One post as its editors see it. */
export const post = (site: Site, id: string) => query(boardDesk.post, { params: { site, id } })
