import { boardDesk, type PostState, postStates } from '#contract/board-desk'
import { query } from '#src/api/query'
import { type PostFilters, postFiltersIn } from '#src/kits/board/post-filters'
import { travel as site } from '../site'

/** The boards of education travel that are written here. */
export const boardNames = ['notice', 'faq'] as const
export type BoardHere = (typeof boardNames)[number]

/** `?board=` of an address; the FAQ without it. */
export const boardIn = (search: URLSearchParams): BoardHere =>
  boardNames.find((each) => each === search.get('board')) ?? 'faq'

/** What the address of the list asks for. */
export interface Sought extends PostFilters {
  board: BoardHere
  state: PostState | undefined
}

/** Reads it; what there is not is left out. */
export const soughtIn = (search: URLSearchParams): Sought => ({
  ...postFiltersIn(search),
  board: boardIn(search),
  state: postStates.find((each) => each === search.get('status')),
})

/** A page of a board with drafts and what is planned. */
export const posts = ({ board, state, category, q, page }: Sought) =>
  query(boardDesk.list, { params: { site, board }, query: { page, per_page: 50, state, category, q: q || undefined } })

/** How a board is divided. */
export const categories = (board: BoardHere) =>
  query(boardDesk.list, { params: { site, board }, query: { page: 1, per_page: 1 } })

/** One post as its writers see it. */
export const post = (id: string) => query(boardDesk.post, { params: { site, id } })
