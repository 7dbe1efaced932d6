import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query'
import type { Area, Endpoint } from '#contract/endpoint'
import { keptKey } from '#src/session/areas'
import type { Person } from '#src/session/stores'
import type { Visitor } from '#src/session/visitor'

/** What a tab keeps of its user's data for pages that open offline; deleted together with the token (product §6). */
interface KeptData {
  /** Another version may expect other data. */
  version: string
  person: Person
  queries: DehydratedState['queries']
}

/** The version of the client that made this page. */
export const pageVersion = () => document.documentElement.dataset.version ?? ''

function read(area: Area): KeptData | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptKey(area)) ?? '') as KeptData
    return kept.version === pageVersion() ? kept : null
  } catch {
    return null
  }
}

function write(visitor: Visitor, area: Area, paths: readonly unknown[]): void {
  const { tokens, people } = visitor.session.getState()
  const person = people[area]
  // A user who is signing out leaves nothing.
  if (!tokens[area] || !person || visitor.leaving.has(area)) return
  const { queries } = dehydrate(visitor.queries, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && paths.includes(queryKey[0]),
  })
  const fresh = new Set(queries.map(({ queryHash }) => queryHash))
  // Other pages of the area keep theirs, and a query that has failed meanwhile keeps its last answer.
  const before = read(area)
  const others = before?.person.id === person.id ? before.queries.filter(({ queryHash }) => !fresh.has(queryHash)) : []
  const kept: KeptData = { version: pageVersion(), person, queries: [...others, ...queries] }
  try {
    sessionStorage.setItem(keptKey(area), JSON.stringify(kept))
  } catch {
    // With a full or forbidden storage the page works as long as it stays open.
  }
}

/** Keeps the user and the endpoints' answers in this tab, now and after each change. Returns the function that stops it. */
export function keepData(visitor: Visitor, area: Area, endpoints: readonly Endpoint[]): () => void {
  const paths = endpoints.map(({ path }) => path)
  write(visitor, area, paths)
  return visitor.queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && paths.includes(query.queryKey[0] as string))
      write(visitor, area, paths)
  })
}

/** Brings back the kept user and answers, of which queries take the place of calls; returns whether there were any. */
export function restoreData(visitor: Visitor, area: Area): boolean {
  const { tokens } = visitor.session.getState()
  const kept = tokens[area] ? read(area) : null
  if (!kept) return false
  hydrate(visitor.queries, { queries: kept.queries })
  visitor.session.setState(({ people }) => ({ people: { ...people, [area]: kept.person } }))
  return true
}
