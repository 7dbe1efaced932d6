import type { Facets } from '#contract/search'
import { useNumbers } from '#src/session/visitor'
import type { Filters } from '../../filters'

/** What every part of the filters gets. */
export interface Filtering {
  filters: Filters
  /** Not known while they are on their way. */
  facets: Facets | undefined
  change: (change: Partial<Filters>) => void
}

/** What a choice would bring, as it is shown: "at least" where not everything was looked at, nothing where it is not known. */
export function useCountShown(facets: Facets | undefined): (count: number | undefined) => string {
  const number = useNumbers()
  return (count) => {
    if (!facets || count === undefined) return ''
    if (facets.exact) return number(count)
    return count > 0 ? `${number(count)}+` : ''
  }
}

/** A choice that surely brings nothing need not be offered. */
export const isVain = (facets: Facets | undefined, count: number | undefined): boolean =>
  facets?.exact === true && count === 0
