import { createStores } from '#src/session/stores'
import type { Visitor } from '#src/session/visitor'
import { previewQueries } from './preview-queries'

/**
 * The visitor of a preview: a guest without a session and with an empty cart, whatever the operator's tab has stored. Only the
 * language is the frame's.
 */
export function guestOf(visitor: Visitor): Visitor {
  const { cart, session } = createStores(visitor.prefs.getState(), {}, false)
  const queries = previewQueries(visitor.queries.getDefaultOptions())
  return { ...visitor, cart, session, queries }
}
