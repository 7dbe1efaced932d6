import { board as boards } from '#contract/board'
import { boardDesk, type PostState, postStates } from '#contract/board-desk'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { query } from '#src/api/query'
import { type PostFilters, postFiltersIn } from '#src/kits/board/post-filters'
import type { Boards } from './boards'

/** What the boards of a site are called. */
export const boardLabels = (site: Site, lang: Lang) => query(boards.boards, { params: { site }, query: { lang } })

/** `?board=` of an address; the first board without it. */
export const boardIn = ({ names }: Boards, search: URLSearchParams): string =>
  names.find((each) => each === search.get('board')) ?? names[0]

/** What the address of the list asks for. */
export interface Sought extends PostFilters {
  board: string
  state: PostState | undefined
}

/** Reads it; what there is not is left out. */
export const soughtIn = (boards: Boards, search: URLSearchParams): Sought => ({
  ...postFiltersIn(search),
  board: boardIn(boards, search),
  state: postStates.find((each) => each === search.get('status')),
})

/** A page of a board with drafts and what is planned. */
export const posts = (site: Site, { board, state, category, q, page }: Sought) =>
  query(boardDesk.list, { params: { site, board }, query: { page, per_page: 50, state, category, q: q || undefined } })

/** How a board is divided. */
export const categories = (site: Site, board: string) =>
  query(boardDesk.list, { params: { site, board }, query: { page: 1, per_page: 1 } })

/** One post as its writers see it. */
export const post = (site: Site, id: string) => query(boardDesk.post, { params: { site, id } })
