import { type ProgramCity, type ProgramKind, programCities, programKinds, type Stay, stays } from '#contract/programs'
import { paths } from './site'

/** The filters in an address of the programs (product §2). */
export interface Filters {
  stay: Stay | null
  kind: ProgramKind | null
  city: ProgramCity | null
  page: number
}

/** No filters. */
export const noFilters: Filters = { stay: null, kind: null, city: null, page: 1 }

/** Reads the filters of an address; unknown values are dropped. */
export function filtersIn(search: URLSearchParams): Filters {
  const one = <T extends string>(values: readonly T[], name: string) =>
    values.find((each) => each === search.get(name)) ?? null
  const page = Number(search.get('page') ?? 1)
  return {
    stay: one(stays, 'stay'),
    kind: one(programKinds, 'kind'),
    city: one(programCities, 'city'),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  }
}

/** The address of a filter; changing anything but the page returns to page 1. */
export function programsAddress(filters: Filters, change: Partial<Filters> = {}): string {
  const next = { ...filters, page: 1, ...change }
  const search = new URLSearchParams()
  for (const name of ['stay', 'kind', 'city'] as const) if (next[name]) search.set(name, next[name])
  if (next.page > 1) search.set('page', `${next.page}`)
  return search.size > 0 ? `${paths.tourProgram}?${search}` : paths.tourProgram
}
