import type { Area } from '#contract/endpoint'
import { settings } from '#contract/settings'
import { dropDrafts } from './drafts'
import type { Visitor } from './visitor'

/** What start-up asked for everybody: the same for every person, and read by pages that do not wait for it. */
const ofEverybody: unknown[] = [settings.meta.path, settings.menus.path]

const personal = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !ofEverybody.includes(queryKey[0]) }

/** Forgets what was asked as somebody else; what a page shows at this moment is asked anew as whoever is here now. */
function askAnew({ queries }: Visitor): void {
  queries.removeQueries({ ...personal, type: 'inactive' })
  void queries.invalidateQueries(personal)
}

/** Forgets what was asked; what a page shows at this moment, as soon as it is left: taken away, it would leave it blank. */
function forget({ queries }: Visitor): void {
  queries.removeQueries({ ...personal, type: 'inactive' })
  const cache = queries.getQueryCache()
  const shown = new Set(cache.findAll(personal))
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.getObserversCount() === 0 && shown.delete(query)) cache.remove(query)
    if (shown.size === 0) stop()
  })
}

/** Keeps the token of an area; what was asked before as somebody else is forgotten. */
export function signIn(visitor: Visitor, area: Area, token: string): void {
  visitor.session.setState(({ tokens }) => ({ tokens: { ...tokens, [area]: token } }))
  askAnew(visitor)
}

/** Forgets the token of an area, as after a 401 (product §4). */
export function dropToken(visitor: Visitor, area: Area): void {
  visitor.session.setState(({ tokens: { [area]: _, ...tokens } }) => ({
    tokens,
    ...(area === 'member' && { memberId: null, name: '' }),
  }))
  if (area === 'member') visitor.cart.setState({ total: 0, selected: {} })
}

/** Forgets both general tokens, everything that was asked with them, and what was being typed (product §4). */
export function signOut(visitor: Visitor, area: Area = 'member'): void {
  dropToken(visitor, area)
  dropDrafts()
  forget(visitor)
}
