import { dehydrate, hydrate } from '@tanstack/react-query'
import { siteRecords } from '#contract/sites/sites'
import { dropToken } from '#src/session/sign'
import { createStores } from '#src/session/stores'
import { tab } from '#src/session/tab'
import { personal, type Visitor } from '#src/session/visitor'
import { PreviewQueries } from './preview-queries'

const guests = new WeakSet<Visitor>()

/**
 * Makes the visitor of the frame's document a guest with an empty cart, whatever the operator's tab has stored, also in the header.
 * The new stores are not written to the tab: a language chosen in the frame ends with it. Only the operator's own token stays,
 * which the desk's answers need.
 */
export function becomeGuest(visitor: Visitor): void {
  if (guests.has(visitor)) return
  const before = { ...visitor }
  const { cart, prefs, session } = createStores(before.prefs.getState(), {
    admin: before.session.getState().tokens.admin,
  })
  // A token that is no longer valid also ends in the tab: otherwise the sign-in page would lead straight back here.
  session.subscribe(({ tokens }) => {
    if (tokens.admin || !before.session.getState().tokens.admin) return
    dropToken(before, 'admin')
    tab.go(`${siteRecords.admin.login}?next=${encodeURIComponent(location.pathname + location.search)}`)
  })
  const queries = new PreviewQueries({ defaultOptions: before.queries.getDefaultOptions() })
  hydrate(queries, dehydrate(before.queries, { shouldDehydrateQuery: ({ meta }) => meta?.[personal] !== true }))
  Object.assign(visitor, { prefs, session, queries, cart: { ...cart, setState: () => {} } } satisfies Partial<Visitor>)
  guests.add(visitor)
}
