import type { Query } from '@tanstack/react-query'
import type { Area } from '#contract/endpoint'
import { dropDrafts } from './drafts'
import { forgetRecent } from './recent'
import { personal, type Visitor } from './visitor'

/**
 * Removes queries made with a token; public ones stay, because they are the same for all. Queries that a page still shows are
 * removed once the page unmounts: removed earlier, they would be refetched without a token.
 */
function forget({ queries }: Visitor): void {
  const cache = queries.getQueryCache()
  const shown = new Set<Query>()
  for (const query of cache.findAll({ predicate: ({ meta }) => meta?.[personal] === true })) {
    if (query.getObserversCount() > 0) shown.add(query)
    else cache.remove(query)
  }
  if (shown.size === 0) return
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0 || !shown.delete(query)) return
    cache.remove(query)
    if (shown.size === 0) stop()
  })
}

/**
 * Stores the token of an area and forgets queries made as an earlier user. `social` marks a member signed in through a provider.
 */
export function signIn(visitor: Visitor, area: Area, token: string, social = false): void {
  visitor.session.setState(({ tokens, people, ...before }) => ({
    tokens: { ...tokens, [area]: token },
    people: { ...people, [area]: undefined },
    social: area === 'member' ? social : before.social,
  }))
  forget(visitor)
}

/** Deletes the token of an area, as after a 401 (product §4). */
export function dropToken(visitor: Visitor, area: Area): void {
  visitor.session.setState(({ tokens: { [area]: _, ...tokens }, people, social }) => ({
    tokens,
    people: { ...people, [area]: undefined },
    social: area !== 'member' && social,
  }))
  if (area === 'member') visitor.cart.setState({ total: 0, selected: {} })
}

/**
 * Deletes the token of an area (for members both general tokens), all queries made with a token, drafts and recent searches
 * (product §4).
 */
export function signOut(visitor: Visitor, area: Area): void {
  dropToken(visitor, area)
  dropDrafts()
  forgetRecent()
  forget(visitor)
}
