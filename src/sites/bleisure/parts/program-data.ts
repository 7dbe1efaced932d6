import { shopPaths } from '#contract/addresses'
import type { ProgramCard } from '#contract/programs'

/** Structured data of a list of programs for search engines: their order, and where each is booked. */
export const listData = (programs: readonly ProgramCard[], name: string, origin: string): object => ({
  '@type': 'ItemList',
  name,
  numberOfItems: programs.length,
  itemListElement: programs.map((each, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: each.name,
    url: origin + shopPaths.detail(each.id),
  })),
})
