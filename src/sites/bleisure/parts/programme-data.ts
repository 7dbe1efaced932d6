import { shopPaths } from '#contract/addresses'
import type { ProgrammeCard } from '#contract/programmes'

/** Structured data of a list of programmes for search engines: their order, and where each is booked. */
export const listData = (programmes: readonly ProgrammeCard[], name: string, origin: string): object => ({
  '@type': 'ItemList',
  name,
  numberOfItems: programmes.length,
  itemListElement: programmes.map((each, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: each.name,
    url: origin + shopPaths.detail(each.id),
  })),
})
