import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../server/root.ts'

interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Files of the client by their place under `src/`. */
export const pathsOf = (files: readonly string[]) => files.map((file) => path.join(root, 'src', file))

/** A file of the contract, whole and without its schemas (scripts/vite/lean-contract.ts). */
function formsOf(name: string): string[] {
  return ['', '?plain'].map((form) => `${path.join(root, `contract/${name}.ts`)}${form}`)
}

/** What the first view of the shop is made of. */
const first = pathsOf(['main.tsx', 'sites/shop/routes.tsx', 'sites/shop/home/pages/main.tsx'])
/** What runs once the page has rendered; otherwise it would come with what other pages share. */
const afterwards = pathsOf(['session/guest-cart.ts'])
/** What every page runs then; a desk brings its fonts sooner, and would make a file of them. */
const mounted = pathsOf(['app/after-mount.ts'])
/** The pages that links and searches from elsewhere lead to most. */
const search = pathsOf(['sites/shop/catalog/pages/search.tsx'])
const product = pathsOf(['sites/shop/catalog/pages/detail.tsx'])
/** The first page of a site that begins in a place of its own: it lies in `pages/`, or in the section `home`. */
export const homeOf = (site: string): string =>
  ['pages/home.tsx', 'home/pages/home.tsx'].find((file) => existsSync(path.join(root, 'src/sites', site, file))) ?? ''
/** A desk is opened by those who work there: visitors shall not carry any of it. */
export function isDesk(site: string): boolean {
  const record = path.join(root, 'contract/sites', `${site}.ts`)
  return existsSync(record) && /\bisDesk: true\b/.test(readFileSync(record, 'utf8'))
}
/** Sites that begin in a place of their own, with what the first page of each is made of. */
const subSites = readdirSync(path.join(root, 'src/sites'))
  .filter((name) => !isDesk(name))
  .map((name) => ({ name, of: pathsOf(['routes.tsx', homeOf(name)].map((file) => `sites/${name}/${file}`)) }))
  .filter(({ name, of }) => name !== 'shop' && of.every((file) => file.endsWith('.tsx') && existsSync(file)))
/** The sites that visitors open, each with the pages that are opened first and what is loaded for them. */
export const openedSites = [
  { name: 'shop', of: [...first, ...afterwards, ...search, ...product] },
  ...subSites.map(({ name, of }) => ({ name, of: [...pathsOf(['main.tsx']), ...of] })),
]
/** Texts name these: left to themselves they would come with the texts of one language. */
const limits = formsOf('limits')
/** These are loaded by name: they stay files of their own. */
const loadedByName = /\/src\/sites\/(?:[^/]+\/routes|(?:[^/]+\/){1,2}pages\/.+)\.tsx$/

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

/** The site whose own part a module is; none for what all share. */
const siteOf = (id: string) => /\/src\/sites\/([^/]+)\//.exec(id)?.[1]

/** Which modules a group takes: of what some pages import, or of what both of two do. */
type Choice = { of: readonly string[]; andOf?: readonly string[] }

const parts = /\/(src|contract)\/|lucide-react|class-variance-authority|\/clsx\//
/** Fields of a form, with their library. */
const fields = /\/src\/ui\/form\/|react-hook-form/

/** A group for what pages import: a site's own parts, which no other shall carry, or those that all share; only of what `test` names. */
function group(name: string, choices: readonly Choice[], site: string | undefined, priority: number, test = parts) {
  let known: Set<string> | undefined
  const modulesOf = (context: Context) =>
    choices.flatMap(({ of, andOf }) => {
      const modules = [...closureOf(of, context)]
      const others = andOf && closureOf(andOf, context)
      return others ? modules.filter((id) => others.has(id)) : modules
    })
  return {
    name: (id: string, context: Context): string | null => {
      known ??= new Set(modulesOf(context))
      const isIn = known.has(id) && siteOf(id) === site && !id.includes('/locale/') && !loadedByName.test(id)
      return isIn ? name : null
    },
    debugName: name,
    test,
    // A group takes along what its modules import, unless one before it has that already.
    priority,
  }
}

/** Texts that are always asked for together, in one file a language: those of every page with the shop's, and those of a product. */
const textGroup = (name: string, files: RegExp) => ({
  name: (id: string): string | null => {
    const language = files.exec(id)?.[1]
    return language ? `${name}-${language}` : null
  },
  debugName: name,
  priority: 0,
})
const texts = [
  textGroup('frame', /\/(?:app\/locale\/frame\.|sites\/shop\/locale\/)(en|ko)\.ts$/),
  textGroup('catalog', /\/sites\/shop\/(?:catalog|review)\/locale\/([\w-]+)\.ts$/),
]

/**
 * What the first view of the shop takes, and what the pages take besides that most visitors open: a handful of files
 * instead of forty. What search and product share comes with the shop, so that neither carries the other.
 */
export const viewGroups = [
  group('app', [{ of: [...first, ...afterwards, ...formsOf('cut')] }], undefined, 6),
  group('shop', [{ of: first }, { of: search, andOf: product }], 'shop', 5),
  group('parts', [{ of: [...search, ...product, ...limits] }], undefined, 4),
  group('product', [{ of: product }], 'shop', 3),
  group('search', [{ of: search }], 'shop', 2),
  group('after-mount', [{ of: mounted }], undefined, 3),
  // Of the sites' first pages only some have a form.
  group('fields', [{ of: subSites.flatMap(({ of }) => of) }], undefined, 2, fields),
  group('sites', [{ of: subSites.flatMap(({ of }) => of) }], undefined, 1),
  ...subSites.map(({ name, of }) => group(name, [{ of }], name, 1)),
  // Of a few hundred bytes each; the texts of refusals name them all.
  { name: 'limits', test: /\/contract\/(?:\w+\/)*[\w-]*limits\.ts(?:\?plain)?$/, priority: 1 },
  ...texts,
]
