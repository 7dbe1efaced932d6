import { type Region, regions } from '#contract/catalog'

/** The region in the address of the events; null for all. */
export const regionIn = (search: URLSearchParams): Region | null =>
  regions.find((each) => each === search.get('region')) ?? null
