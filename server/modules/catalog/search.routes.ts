import { mostPicked, search } from '#contract/search'
import { implement } from '#server/http/implement'
import { cardsOf } from './card.service'
import { countFacets } from './facets.service'
import { nearMisses } from './near-misses.service'
import { suggest } from './suggestions.service'

export const searchRoutes = implement(search, {
  facets: ({ query }, deps) => countFacets(deps, query),
  suggestions: ({ query }, deps) => suggest(deps, query),
  nearMisses: ({ query }, deps) => nearMisses(deps, query),
  picked: ({ query }, { db }) => cardsOf(db, query.ids.split(',').slice(0, mostPicked), query.lang),
})
