import { paths } from '../../site'
import type { PostFilters } from '../queries'

/** The address of a board that asks for something; a change of anything but the page starts over. */
export function boardAddress(name: string, sought: Partial<PostFilters>): string {
  const { q, category, page = 1 } = sought
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (category) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${paths.board(name)}?${search}` : paths.board(name)
}
