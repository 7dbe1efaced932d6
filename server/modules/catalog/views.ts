/** The visitor data needed to count no visitor twice; stored only in memory, for a day at most. */
export interface Visitor {
  network: string
  header: (name: string) => string | undefined
}

/** Counts product views in memory, so that a product's page writes nothing. */
export interface ProductViews {
  /** Counts a view of a product, except by programs and by visitors who reload it repeatedly. */
  note(productId: string, visitor: Visitor): void
  /** Counts a view by the path of a page; other pages count nothing. */
  opened(path: string, visitor: Visitor): void
  /** Returns and resets the counts since the last call, by product. */
  take(): Map<string, number>
  /** Begins a new day, on which every visitor counts again. */
  forget(): void
}

/** Programs identify themselves or send no user agent; a prefetch is not a view. */
const programs =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|axios|node/i
const isPerson = ({ header }: Visitor) => {
  const agent = header('user-agent')
  return Boolean(agent) && !programs.test(agent ?? '') && !header('sec-purpose')?.includes('prefetch')
}

/** Maximum views of one product per network and day: enough for a family or an office, but not for reloads and loops. */
const mostOfNetwork = 3
/** Maximum number of remembered product-network pairs; further ones are not counted. */
const mostKept = 50_000

const productPage = /^\/product\/detail\/([a-z0-9-]{3,80})$/

/** Creates an empty counter. */
export function productViews(): ProductViews {
  let counted = new Map<string, number>()
  const seen = new Map<string, number>()
  const note = (productId: string, visitor: Visitor) => {
    if (!isPerson(visitor)) return
    const who = `${productId} ${visitor.network}`
    const times = seen.get(who) ?? 0
    if (times >= mostOfNetwork || (times === 0 && seen.size >= mostKept)) return
    seen.set(who, times + 1)
    counted.set(productId, (counted.get(productId) ?? 0) + 1)
  }
  return {
    note,
    opened(path, visitor) {
      const [, id] = productPage.exec(path) ?? []
      if (id) note(id, visitor)
    },
    take() {
      const taken = counted
      counted = new Map()
      return taken
    },
    forget: () => seen.clear(),
  }
}
