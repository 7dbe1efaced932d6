import { cut } from '#contract/cut'

/** The filters in the address of a board. */
export interface PostFilters {
  q: string
  category: string | undefined
  district?: string | undefined
  page: number
}

const isWord = (value: string | null): value is string => /^[a-z][a-z-]{1,29}$/.test(value ?? '')

/** Reads the address of a board; a value that cannot be a category or a district is left out. */
export function postFiltersIn(search: URLSearchParams): PostFilters {
  const page = Number.parseInt(search.get('page') ?? '', 10)
  const category = search.get('category')
  const district = search.get('district')
  return {
    q: cut((search.get('q') ?? '').trim(), 80),
    category: isWord(category) ? category : undefined,
    district: isWord(district) ? district : undefined,
    page: page > 0 ? page : 1,
  }
}

/** Returns the address of a board at `path` with these filters; any change but the page starts at page 1. */
export function boardAddress(path: string, { q, category, district, page = 1 }: Partial<PostFilters>): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (category) search.set('category', category)
  if (district) search.set('district', district)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${path}?${search}` : path
}

/** On a usual site all questions fit on one page, so that the browser's page search finds them. */
export const questionsPerPage = 50
