import { cut } from '#contract/cut'

/** The filters in the address of a board. */
export interface PostFilters {
  q: string
  category: string | undefined
  page: number
}

/** Reads the address of a board; a value that cannot be a category is left out. */
export function postFiltersIn(search: URLSearchParams): PostFilters {
  const page = Number.parseInt(search.get('page') ?? '', 10)
  const category = search.get('category') ?? ''
  return {
    q: cut((search.get('q') ?? '').trim(), 80),
    category: /^[a-z][a-z-]{1,29}$/.test(category) ? category : undefined,
    page: page > 0 ? page : 1,
  }
}

/** Returns the address of a board at `path` with these filters; any change but the page starts at page 1. */
export function boardAddress(path: string, { q, category, page = 1 }: Partial<PostFilters>): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (category) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${path}?${search}` : path
}

/** On a usual site all questions fit on one page, so that the browser's page search finds them. */
export const questionsPerPage = 50
