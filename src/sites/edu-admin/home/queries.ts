import { educationStatistics } from '#contract/education/statistics'
import { query } from '#src/api/query'

/** The `?year=` of an address. */
export const yearIn = (search: URLSearchParams): number | undefined => {
  const year = Number(search.get('year'))
  return Number.isInteger(year) && year >= 2020 && year <= 2099 ? year : undefined
}

/** The work that waits for the desk, and the figures of a year; of the current year if undefined. */
export const figures = (year: number | undefined) => query(educationStatistics.ofYear, { query: { year } })
