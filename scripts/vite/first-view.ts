import path from 'node:path'
import { root } from '../../server/root.ts'

interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** What the first view of the shop is made of. */
const starts = ['main.tsx', 'sites/shop/routes.tsx', 'sites/shop/pages/main.tsx'].map((file) =>
  path.join(root, 'src', file),
)
/** These are loaded by name: they stay files of their own. */
const loadedByName = /\/src\/sites\/[^/]+\/(?:routes|pages\/.+)\.tsx$/

let known: Set<string> | undefined

/** Every module that the first view imports statically, however deep. */
function firstView(context: Context): Set<string> {
  if (known) return known
  const seen = new Set<string>()
  const walk = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const each of context.getModuleInfo(id)?.importedIds ?? []) walk(each)
  }
  for (const start of starts) walk(start)
  known = seen
  return seen
}

/**
 * Puts what the first view needs of the parts that all sites share into the chunk of the entry, and what it needs of the
 * shop's into another, which no other site carries: a handful of files instead of forty.
 */
export function chunkOf(id: string, context: Context): string | null {
  if (id.includes('/locale/') || loadedByName.test(id) || !firstView(context).has(id)) return null
  return id.includes('/src/sites/shop/') ? 'shop' : 'app'
}
