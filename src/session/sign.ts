import type { Area } from '#contract/endpoint'
import { settings } from '#contract/settings'
import { dropDrafts } from './drafts'
import type { Visitor } from './visitor'

/** What start-up asked for everybody: the same for every person, and read by pages that do not wait for it. */
const ofEverybody: unknown[] = [settings.meta.path, settings.menus.path]

/**
 * Forgets what was asked as somebody else. What a page shows at this moment is asked anew instead: taken away, it would
 * leave the page blank.
 */
function forget({ queries }: Visitor): void {
  const personal = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !ofEverybody.includes(queryKey[0]) }
  queries.removeQueries({ ...personal, type: 'inactive' })
  void queries.invalidateQueries(personal)
}

/** Keeps the token of an area; what was asked before as somebody else is forgotten. */
export function signIn(visitor: Visitor, area: Area, token: string): void {
  visitor.session.setState(({ tokens }) => ({ tokens: { ...tokens, [area]: token } }))
  forget(visitor)
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
