import { type Region, regions } from '#contract/catalog'

/** The region that the address of the events asks for; null for all of them. */
export const regionIn = (search: URLSearchParams): Region | null =>
  regions.find((each) => each === search.get('region')) ?? null
