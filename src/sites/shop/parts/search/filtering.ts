import type { Facets } from '#contract/search'
import type { Wanted } from '../../wanted'

/** What every part of the filters gets. */
export interface Filtering {
  wanted: Wanted
  /** Not known while they are on their way. */
  facets: Facets | undefined
  change: (change: Partial<Wanted>) => void
}

/** What a choice would bring, as it is shown: "at least" where not everything was looked at, nothing where it is not known. */
export function countShown(facets: Facets | undefined, count: number | undefined): string {
  if (!facets || count === undefined) return ''
  if (facets.exact) return count.toLocaleString('en')
  return count > 0 ? `${count.toLocaleString('en')}+` : ''
}

/** A choice that surely brings nothing need not be offered. */
export const isVain = (facets: Facets | undefined, count: number | undefined): boolean =>
  facets?.exact === true && count === 0
