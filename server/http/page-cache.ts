/** What the cache needs to know about a page. */
export interface Cacheable {
  /** Time at which it was made, in milliseconds. */
  madeAt: number
  /** `all`: valid for every visitor; `one`: for this request only; `failed`: shown because the page could not be made. */
  worth: 'all' | 'one' | 'failed'
  /** Bytes that it takes while it is stored, where that is counted. */
  bytes?: number
}

/** A cache of pages by language and address, or of answers by question. */
export interface PageCache<P> {
  /** Returns the page: fresh, or stale while a new one is made. One is made at a time for each key. */
  get(key: string, make: () => Promise<P>): Promise<P>
  /** Removes every page, because their content was edited. */
  purge(): void
}

/** Limits of a cache; times are in milliseconds. */
interface Figures {
  /** Maximum number of pages stored; the least recently used are removed first. */
  size: number
  /** Maximum bytes of all pages together. */
  bytes?: number
  freshMs: number
  /** A page older than this is shown only where the next one could not be made and `isLastResort` is set. */
  staleMs: number
  isLastResort?: boolean
  /** The day of a time: a page made on another day counts as too old. */
  dayOf?: (ms: number) => string
}

/** Creates an empty cache. */
export function pageCache<P extends Cacheable>(
  { size, bytes: most = Number.POSITIVE_INFINITY, freshMs, staleMs, isLastResort = false, dayOf }: Figures,
  now: () => number,
): PageCache<P> {
  let kept = new Map<string, P>()
  let making = new Map<string, Promise<P>>()
  let bytes = 0

  function ageOf({ madeAt }: P): number {
    const at = now()
    return dayOf && dayOf(madeAt) !== dayOf(at) ? Number.POSITIVE_INFINITY : at - madeAt
  }
  const forget = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const keep = (key: string, page: P) => {
    forget(key)
    kept.set(key, page)
    bytes += page.bytes ?? 0
    for (const oldest of kept.keys()) {
      if (kept.size <= size && bytes <= most) break
      forget(oldest)
    }
  }
  function begin(key: string, make: () => Promise<P>): Promise<P> {
    const work = make().then(
      (page) => {
        // After a purge this page shows the state before the edit, and is no longer stored.
        if (making.get(key) !== work) return page
        making.delete(key)
        if (page.worth === 'all') keep(key, page)
        else if (page.worth === 'one') forget(key)
        return page
      },
      (error: unknown) => {
        if (making.get(key) === work) making.delete(key)
        throw error
      },
    )
    making.set(key, work)
    return work
  }
  return {
    async get(key, make) {
      const page = kept.get(key)
      if (page) keep(key, page)
      const age = page ? ageOf(page) : Number.POSITIVE_INFINITY
      if (page && age < freshMs) return page
      const work = making.get(key) ?? begin(key, make)
      if (!page) return work
      // A page that is too old is still better than none, where none can be made now.
      if (age >= staleMs && isLastResort)
        return work.then(
          (fresh) => (fresh.worth === 'failed' ? page : fresh),
          () => page,
        )
      if (age >= staleMs) return work
      // The caller gets the stale page now; a failure is logged where the page is made.
      work.catch(() => {})
      return page
    },
    purge() {
      kept = new Map()
      bytes = 0
      making = new Map()
    },
  }
}
