import type { Facets } from '#contract/search'
import { useNumbers } from '#src/session/visitor'
import type { Filters } from '../../filters'

/** The props of every part of the filters. */
export interface Filtering {
  filters: Filters
  /** Undefined while loading. */
  facets: Facets | undefined
  change: (change: Partial<Filters>) => void
}

/** Returns the displayed count of a choice: with `+` if the count is a minimum, empty if unknown. */
export function useCountShown(facets: Facets | undefined): (count: number | undefined) => string {
  const number = useNumbers()
  return (count) => {
    if (!facets || count === undefined) return ''
    if (facets.exact) return number(count)
    return count > 0 ? `${number(count)}+` : ''
  }
}

/** Whether a choice certainly has no results and need not be offered. */
export const isVain = (facets: Facets | undefined, count: number | undefined): boolean =>
  facets?.exact === true && count === 0
