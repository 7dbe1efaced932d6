/** A page that is ready to be sent. */
export interface Page {
  status: number
  redirect: string | null
  html: Buffer
  brotli: Buffer | null
  policy: string
  madeAt: number
}

interface Entry {
  page?: Page
  making?: Promise<Page>
}

/** Pages by language and address. */
export interface PageCache {
  /** The page: fresh, or stale while a new one is made; one is made at a time for each key. */
  get(key: string, make: () => Promise<Page>): Promise<Page>
  /** Forgets every page: what they show was edited. */
  purge(): void
}

/** Keeps `size` pages, the most recently asked for, each fresh for `freshMs` milliseconds. */
export function pageCache(size: number, freshMs: number, now: () => number): PageCache {
  const entries = new Map<string, Entry>()
  const remember = (key: string, entry: Entry) => {
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.keys().next().value
    if (entries.size > size && oldest !== undefined) entries.delete(oldest)
  }
  return {
    async get(key, make) {
      const entry = entries.get(key) ?? {}
      remember(key, entry)
      if (entry.page && now() - entry.page.madeAt < freshMs) return entry.page
      entry.making ??= make()
        .then((page) => {
          if (page.status < 500) entry.page = page
          return page
        })
        .finally(() => {
          entry.making = undefined
        })
      if (!entry.page) return entry.making
      // Whoever asks gets the stale page now; a failure is logged where the page is made.
      entry.making.catch(() => {})
      return entry.page
    },
    purge: () => entries.clear(),
  }
}
