/** Who opens a page, as far as it takes to count no visitor twice; kept in memory only, and for a day at most. */
export interface Visitor {
  network: string
  header: (name: string) => string | undefined
}

/** Counts in memory how often products are opened, so that a product's page writes nothing. */
export interface ProductViews {
  /** Counts a product that was shown to somebody, unless a program asked or the same people open it again and again. */
  note(productId: string, visitor: Visitor): void
  /** The same for the address of a page; what is no product's page counts nothing. */
  opened(path: string, visitor: Visitor): void
  /** What was counted since this was last asked, by product. */
  take(): Map<string, number>
  /** Begins a new day, on which every visitor counts again. */
  forget(): void
}

/** Programs say so, or say nothing of themselves at all; what a browser prefetches was not looked at. */
const programs =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|axios|node/i
const isPerson = ({ header }: Visitor) => {
  const agent = header('user-agent')
  return Boolean(agent) && !programs.test(agent ?? '') && !header('sec-purpose')?.includes('prefetch')
}

/** How often the people behind one address count for one product on a day: a family or an office, but no reload and no loop. */
const mostOfNetwork = 3
/** Pairs of a product and a network that are remembered, and products that wait to be written: more are not counted. */
const mostKept = 50_000

const productPage = /^\/product\/detail\/([a-z0-9-]{3,80})$/

/** Counts nothing yet. */
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
