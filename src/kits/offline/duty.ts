import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint'
import { fetchVersion } from '#src/api/version'
import { type Duty, dutyAreas, dutyKey, endDuty } from '#src/session/on-duty'
import type { Visitor } from '#src/session/visitor'
import { pageVersion } from './kept-data'

/** How long a device remembers a duty after the server last confirmed it, in ms. */
const dutyMs = 24 * 3_600_000
/** How long a new tab waits for the server before it counts as unreachable, in ms. */
const patienceMs = 2500

/** Who does a duty with this device, until an instant in ms. It grants nothing, and names nobody. */
interface OnDuty {
  account: string
  until: number
  /** What the duty needs, where the page does not store it itself; another version may expect other data. */
  kept?: { version: string; queries: DehydratedState['queries'] }
}

/** Remembers that an account does a duty with this device: what it scans without a token is sent after a sign-in (product §2). */
export function beOnDuty(duty: Duty, own: OnDuty): void {
  try {
    localStorage.setItem(dutyKey(duty), JSON.stringify(own))
  } catch {
    // With a full or forbidden storage, a new tab without a network shows the sign-in page.
    endDuty(duty)
  }
}

/** Returns who does a duty with this device, or null. */
export function onDuty(duty: Duty): OnDuty | null {
  try {
    const own = JSON.parse(localStorage.getItem(dutyKey(duty)) ?? '') as OnDuty
    const isCurrent = own.until > Date.now() && (!own.kept || own.kept.version === pageVersion())
    if (!isCurrent) endDuty(duty)
    return isCurrent ? own : null
  } catch {
    return null
  }
}

async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs))
  return Promise.race([fetchVersion().then(Boolean, () => false), tooLate])
}

/**
 * Returns a condition for `requireSession`: whether someone does the duty with this device and cannot sign in now. Then a new tab
 * without a network continues it, with the data that were stored for it, which are fetched again only after a sign-in.
 */
export const aloneOn =
  (duty: Duty) =>
  async (visitor: Visitor): Promise<boolean> => {
    const own = onDuty(duty)
    if (!own || (await isServerThere())) return false
    const queries = own.kept?.queries ?? []
    const isSignedIn = () => visitor.session.getState().tokens[dutyAreas[duty]] !== undefined
    for (const { queryKey } of queries)
      visitor.queries.setQueryDefaults(queryKey, {
        refetchOnMount: isSignedIn,
        refetchOnReconnect: isSignedIn,
        refetchOnWindowFocus: isSignedIn,
      })
    hydrate(visitor.queries, { queries })
    return true
  }

/**
 * Stores what a duty needs, now and after each answer. `has` says whether the account has the duty by the answer of the first of
 * the endpoints, which confirms it. Returns the function that stops it.
 */
export function keepDuty(visitor: Visitor, duty: Duty, endpoints: readonly Endpoint[], has: boolean): () => void {
  const area = dutyAreas[duty]
  const paths: unknown[] = endpoints.map(({ path }) => path)
  const write = () => {
    const { tokens, people } = visitor.session.getState()
    const person = people[area]
    // A user who is signing out leaves nothing.
    if (!tokens[area] || !person || visitor.leaving.has(area)) return
    if (!has) return endDuty(duty)
    const { queries } = dehydrate(visitor.queries, {
      shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && paths.includes(queryKey[0]),
    })
    const confirmed = queries.filter(({ queryKey }) => queryKey[0] === paths[0])
    const at = Math.max(0, ...confirmed.map(({ state }) => state.dataUpdatedAt))
    if (at + dutyMs > Date.now())
      beOnDuty(duty, { account: person.id, until: at + dutyMs, kept: { version: pageVersion(), queries } })
  }
  write()
  return visitor.queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && paths.includes(query.queryKey[0])) write()
  })
}
