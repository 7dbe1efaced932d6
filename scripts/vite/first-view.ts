import path from 'node:path'
import { root } from '../../server/root.ts'

interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const pathsOf = (files: readonly string[]) => files.map((file) => path.join(root, 'src', file))

/** What the first view of the shop is made of. */
const first = pathsOf(['main.tsx', 'sites/shop/routes.tsx', 'sites/shop/pages/main.tsx'])
/** The pages that links and searches from elsewhere lead to most. */
const next = pathsOf(['sites/shop/pages/search.tsx', 'sites/shop/pages/detail.tsx'])
/** These are loaded by name: they stay files of their own. */
const loadedByName = /\/src\/sites\/[^/]+\/(?:routes|pages\/.+)\.tsx$/

/** Every module that these import statically, however deep. */
function closureOf(starts: readonly string[], context: Context): Set<string> {
  const seen = new Set<string>()
  const walk = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const each of context.getModuleInfo(id)?.importedIds ?? []) walk(each)
  }
  for (const start of starts) walk(start)
  return seen
}

const isOfShop = (id: string) => id.includes('/src/sites/shop/')

/** A group for what these pages import: the shop's own parts, which no other site shall carry, or those that all share. */
function group(name: string, pages: readonly string[], { ofShop }: { ofShop: boolean }, priority: number) {
  let known: Set<string> | undefined
  return {
    name: (id: string, context: Context): string | null => {
      known ??= closureOf(pages, context)
      const isIn = known.has(id) && isOfShop(id) === ofShop && !id.includes('/locale/') && !loadedByName.test(id)
      return isIn ? name : null
    },
    debugName: name,
    test: /\/(src|contract)\/|lucide-react|tailwind-variants|tailwind-merge/,
    // A group takes along what its modules import, unless one before it has that already.
    priority,
  }
}

/**
 * What the first view of the shop takes, and what the pages take besides that most visitors open: a handful of files
 * instead of forty.
 */
export const viewGroups = [
  group('app', first, { ofShop: false }, 5),
  group('shop', first, { ofShop: true }, 4),
  group('parts', next, { ofShop: false }, 3),
  group('catalogue', next, { ofShop: true }, 2),
]
