import type { Query } from '@tanstack/react-query'
import type { Area } from '#contract/endpoint'
import { dropDrafts } from './drafts'
import { forgetRecent } from './recent'
import { personal, type Visitor } from './visitor'

/**
 * Forgets what was asked with a token; what everybody may ask stays, because it is the same for all. What a page still
 * shows goes together with the page: taken from under it, it would be asked again as nobody.
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
 * Keeps the token of an area; what was asked before as somebody else is forgotten. `social` says that a provider vouched
 * for the member.
 */
export function signIn(visitor: Visitor, area: Area, token: string, social = false): void {
  visitor.session.setState(({ tokens, people, ...before }) => ({
    tokens: { ...tokens, [area]: token },
    people: { ...people, [area]: undefined },
    social: area === 'member' ? social : before.social,
  }))
  forget(visitor)
}

/** Forgets the token of an area, as after a 401 (product §4). */
export function dropToken(visitor: Visitor, area: Area): void {
  visitor.session.setState(({ tokens: { [area]: _, ...tokens }, people, social }) => ({
    tokens,
    people: { ...people, [area]: undefined },
    social: area !== 'member' && social,
  }))
  if (area === 'member') visitor.cart.setState({ total: 0, selected: {} })
}

/** Forgets the token of an area, for members both general tokens, everything that was asked with them, what was being typed and what was looked for (product §4). */
export function signOut(visitor: Visitor, area: Area): void {
  dropToken(visitor, area)
  dropDrafts()
  forgetRecent()
  forget(visitor)
}
