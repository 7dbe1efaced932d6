import type { BoardDesk } from './boards'
import type { Sought } from './queries'

/** Returns the address of the list with these filters; any change but the page starts at page 1. */
export function listAddress(
  { list, boards }: Pick<BoardDesk, 'boards' | 'list'>,
  { board, state, category, district, q, page = 1 }: Partial<Sought>,
): string {
  const search = new URLSearchParams()
  if (board && board !== boards.names[0]) search.set('board', board)
  if (state) search.set('status', state)
  if (category) search.set('category', category)
  if (district) search.set('district', district)
  if (q) search.set('q', q)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${list}?${search}` : list
}
