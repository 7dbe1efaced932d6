import type { Area } from '#contract/endpoint'
import { dropDrafts } from './drafts'
import type { Visitor } from './visitor'

/** Keeps the token of an area; what was asked before as somebody else is forgotten. */
export function signIn(visitor: Visitor, area: Area, token: string): void {
  visitor.queries.clear()
  visitor.session.setState(({ tokens }) => ({ tokens: { ...tokens, [area]: token } }))
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
  visitor.queries.clear()
}
