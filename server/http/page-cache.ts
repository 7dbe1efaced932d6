/** What the cache has to know of a page. */
export interface Cacheable {
  /** Instant at which it was made, in milliseconds. */
  madeAt: number
  /** Good for every visitor, one for this visitor only, or what is shown because it could not be made. */
  worth: 'all' | 'one' | 'failed'
  /** Bytes that it takes while it is kept, where that counts. */
  bytes?: number
}

/** Pages by language and address, or answers by what was asked. */
export interface PageCache<P> {
  /** The page: fresh, or stale while a new one is made; one is made at a time for each key. */
  get(key: string, make: () => Promise<P>): Promise<P>
  /** Forgets every page: what they show was edited. */
  purge(): void
}

/** Figures of a cache; times are in milliseconds. */
interface Figures {
  /** Pages kept: those most recently asked for. */
  size: number
  /** Bytes that they take together. */
  bytes?: number
  freshMs: number
  /** What is older than this is shown only where the next one could not be made, and `isLastResort`. */
  staleMs: number
  isLastResort?: boolean
}

/** An empty cache. */
export function pageCache<P extends Cacheable>(
  { size, bytes: most = Number.POSITIVE_INFINITY, freshMs, staleMs, isLastResort = false }: Figures,
  now: () => number,
): PageCache<P> {
  let kept = new Map<string, P>()
  let making = new Map<string, Promise<P>>()
  let bytes = 0

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
        // After a purge it shows what was there before the edit, and is no one's any more.
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
      const age = page ? now() - page.madeAt : Number.POSITIVE_INFINITY
      if (page && age < freshMs) return page
      const work = making.get(key) ?? begin(key, make)
      if (!page) return work
      // One that is too old is still more than none, where none can be made now.
      if (age >= staleMs && isLastResort)
        return work.then(
          (fresh) => (fresh.worth === 'failed' ? page : fresh),
          () => page,
        )
      if (age >= staleMs) return work
      // Whoever asks gets the stale page now; a failure is logged where the page is made.
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
