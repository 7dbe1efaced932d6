import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../server/root.ts'

interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Returns paths of the client's files, given relative to `src/`. */
export const pathsOf = (files: readonly string[]) => files.map((file) => path.join(root, 'src', file))

/** Returns a file of the contract in both forms: whole and without its schemas (scripts/vite/lean-contract.ts). */
function formsOf(name: string): string[] {
  return ['', '?plain'].map((form) => `${path.join(root, `contract/${name}.ts`)}${form}`)
}

/** The files of the shop's first view. */
const first = pathsOf(['main.tsx', 'sites/shop/routes.tsx', 'sites/shop/home/pages/main.tsx'])
/** Runs once the page has rendered; it would otherwise be bundled with code that other pages share. */
const afterwards = pathsOf(['session/guest-cart.ts'])
/** Runs on every page after mounting; a desk loads its fonts earlier, and would make a separate file of them. */
const mounted = pathsOf(['app/after-mount.ts'])
/** What a page's first request to the server loads. */
const http = pathsOf(['api/http.ts'])
/** The pages that links and searches from elsewhere lead to most. */
const search = pathsOf(['sites/shop/catalog/pages/search.tsx'])
const product = pathsOf(['sites/shop/catalog/pages/detail.tsx'])
/** Returns the first page of a site with routes of its own: it is in `pages/`, or in the section `home`. */
export const homeOf = (site: string): string =>
  ['pages/home.tsx', 'home/pages/home.tsx'].find((file) => existsSync(path.join(root, 'src/sites', site, file))) ?? ''
/** Whether a site is a desk, which only staff open: visitors must not load any of it. */
export function isDesk(site: string): boolean {
  const record = path.join(root, 'contract/sites', `${site}.ts`)
  return existsSync(record) && /\bisDesk: true\b/.test(readFileSync(record, 'utf8'))
}
/** Sites with routes of their own, each with the files of its first page. */
const subSites = readdirSync(path.join(root, 'src/sites'))
  .filter((name) => !isDesk(name))
  .map((name) => ({ name, of: pathsOf(['routes.tsx', homeOf(name)].map((file) => `sites/${name}/${file}`)) }))
  .filter(({ name, of }) => name !== 'shop' && of.every((file) => file.endsWith('.tsx') && existsSync(file)))
/** The sites that visitors open, each with the pages that are opened first and the files loaded for them. */
export const openedSites = [
  { name: 'shop', of: [...first, ...afterwards, ...search, ...product] },
  ...subSites.map(({ name, of }) => ({ name, of: [...pathsOf(['main.tsx']), ...of] })),
]
/** Texts import these: without a group they would be bundled with the texts of one language. */
const limits = formsOf('limits')
/** These are loaded by name and stay separate files. */
const loadedByName = /\/src\/sites\/(?:[^/]+\/routes|(?:[^/]+\/){1,2}pages\/.+)\.tsx$/

/** Returns every module that these import statically, directly or indirectly. */
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

/** Returns the site that a module belongs to; undefined for a shared one. */
const siteOf = (id: string) => /\/src\/sites\/([^/]+)\//.exec(id)?.[1]

/** Which modules a group includes: those that the pages in `of` import, or with `andOf` only those that both import. */
type Choice = { of: readonly string[]; andOf?: readonly string[] }

const parts = /\/(src|contract)\/|lucide-react|class-variance-authority|\/clsx\//
/** Fields of a form, with their library. */
const fields = /\/src\/ui\/form\/|react-hook-form/

/** Those that the first pages of at least two sites import: what only one of them needs must not be loaded by the others. */
const ofSeveral = (pages: readonly (readonly string[])[]): Choice[] =>
  pages.flatMap((of, nth) => pages.slice(nth + 1).map((andOf) => ({ of, andOf })))

/** Groups what pages import: a site's own parts, which no other site must load, or shared ones; only modules matching `test`. */
function group(name: string, choices: readonly Choice[], site: string | undefined, priority: number, test = parts) {
  let modules: Set<string> | undefined
  const modulesOf = (context: Context) =>
    choices.flatMap(({ of, andOf }) => {
      const modules = [...closureOf(of, context)]
      const others = andOf && closureOf(andOf, context)
      return others ? modules.filter((id) => others.has(id)) : modules
    })
  return {
    name: (id: string, context: Context): string | null => {
      modules ??= new Set(modulesOf(context))
      const isIn = modules.has(id) && siteOf(id) === site && !id.includes('/locale/') && !loadedByName.test(id)
      return isIn ? name : null
    },
    debugName: name,
    test,
    // A group also includes what its modules import, unless a group of higher priority has it already.
    priority,
  }
}

/**
 * Groups texts that are always requested together, one file per language: those of every page with the shop's, and a product's.
 */
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
 * Groups the code of the shop's first view, and what the most opened pages load besides: a handful of files instead of forty.
 * What search and product share is in the shop's group, so that neither loads the other.
 */
export const viewGroups = [
  group('app', [{ of: [...first, ...afterwards, ...formsOf('cut')] }], undefined, 6),
  group('shop', [{ of: first }, { of: search, andOf: product }], 'shop', 5),
  group('parts', [{ of: [...search, ...product, ...limits] }], undefined, 4),
  group('product', [{ of: product }], 'shop', 3),
  group('search', [{ of: search }], 'shop', 2),
  group('after-mount', [{ of: mounted }], undefined, 3),
  group('http', [{ of: http }], undefined, 3),
  // Only some of the sites' first pages have a form.
  group('fields', [{ of: subSites.flatMap(({ of }) => of) }], undefined, 2, fields),
  group('sites', ofSeveral(subSites.map(({ of }) => of)), undefined, 1),
  ...subSites.map(({ name, of }) => group(name, [{ of }], name, 1)),
  // A few hundred bytes each; the texts of refusals import them all.
  { name: 'limits', test: /\/contract\/(?:\w+\/)*[\w-]*limits\.ts(?:\?plain)?$/, priority: 1 },
  ...texts,
]
