import { cut } from '#contract/cut'

/** What an address of a board asks for. */
export interface PostFilters {
  q: string
  category: string | undefined
  page: number
}

/** Reads the address of a board; what is no category of any board is left out. */
export function postFiltersIn(search: URLSearchParams): PostFilters {
  const page = Number.parseInt(search.get('page') ?? '', 10)
  const category = search.get('category') ?? ''
  return {
    q: cut((search.get('q') ?? '').trim(), 80),
    category: /^[a-z][a-z-]{1,29}$/.test(category) ? category : undefined,
    page: page > 0 ? page : 1,
  }
}

/** The address of a board at `path` that asks for something; a change of anything but the page starts over. */
export function boardAddress(path: string, { q, category, page = 1 }: Partial<PostFilters>): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (category) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${path}?${search}` : path
}

/** All questions of a usual site stand on one page, so that a search in the page finds them. */
export const questionsPerPage = 50
