import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { root } from '../../server/root.ts'
import { openedSites, pathsOf } from './first-view.ts'

const styles = path.join(root, 'src/ui/styles')
const whole = path.join(styles, 'main.css')
const named = '#src/ui/styles/main.css'
/** The line by which the whole sheet includes the utilities of all sources. */
const everything = '@import "tailwindcss/utilities.css" layer(utilities) source("../..");'
/** Ids of the sheets that a build derives from the whole one; they do not exist as files. */
const base = path.join(styles, 'base-sheet.css')
const full = path.join(styles, 'full-sheet.css')
const sheetOf = (site: string) => path.join(styles, `site-${site}.css`)
const siteSheet = /\/styles\/site-([\w-]+)\.css$/

/** Each is a separate file, which the server recognizes by its name (server/http/shell.ts). */
export const sheetGroups = [
  { name: 'base', test: /\/styles\/base-sheet\.css$/, priority: 8 },
  { name: 'full', test: /\/styles\/full-sheet\.css$/, priority: 8 },
]

/** The sheets of the sites: no script imports them; the server puts them into its pages. */
export const siteSheets: Record<string, string> = Object.fromEntries(
  openedSites.map(({ name }) => [`site-${name}`, sheetOf(name)]),
)

/**
 * Parts of first pages whose code comes later: what opens on them, and what the server has rendered. None of them may have to wait
 * for the full sheet.
 */
const opened = pathsOf([
  'kits/page/menu-sheet.tsx',
  'sites/shop/parts/menu-sheet.tsx',
  'sites/shop/home/parts/recently-viewed.tsx',
  'sites/shop/suggest/parts/search-sheet.tsx',
  'sites/shop/catalog/parts/search/filter-sheet.tsx',
  'sites/shop/review/parts/review-board.tsx',
  'sites/shop/suggest/parts/suggest.tsx',
  'ui/date/calendar-panel.tsx',
  'ui/overlay/lightbox.tsx',
  'ui/overlay/menu-panel.tsx',
  'ui/overlay/popover-panel.tsx',
  'ui/overlay/toast-shelf.tsx',
])

/** Returns the file that an import in `from` names, if it is one of the client's. */
function fileOf(name: string, from: string): string | undefined {
  const at = name.startsWith('#src/') ? path.join(root, name.slice(1)) : path.resolve(path.dirname(from), name)
  const isOurs = name.startsWith('#src/') || name.startsWith('.')
  return isOurs ? ['.tsx', '.ts'].map((end) => at + end).find((file) => existsSync(file)) : undefined
}

/** Returns the client's files that these consist of: themselves and everything they import, except types. */
export function sourcesOf(starts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const walk = (file: string | undefined) => {
    if (!file || seen.has(file)) return
    seen.add(file)
    for (const { moduleRequest, entries } of parseSync(file, readFileSync(file, 'utf8')).module.staticImports)
      if (entries.length === 0 || entries.some(({ isType }) => !isType)) walk(fileOf(moduleRequest.value, file))
  }
  for (const start of starts) walk(start)
  return seen
}

const isOwn = (file: string, site: string) => file.startsWith(path.join(root, 'src/sites', site) + path.sep)
const isShared = (file: string) => !file.startsWith(path.join(root, 'src/sites') + path.sep)

/** Returns by site the sources of the pages opened there first, with all shared parts that any of the sites opens first. */
export function sourcesBySite(): Map<string, string[]> {
  const all = openedSites.map(({ name, of }) => ({ name, sources: [...sourcesOf([...of, ...opened])] }))
  const shared = new Set(all.flatMap(({ sources }) => sources.filter(isShared)))
  return new Map(all.map(({ name, sources }) => [name, [...shared, ...sources.filter((file) => isOwn(file, name))]]))
}

/** Returns a sheet with utilities only, in a layer of its own. */
const utilities = (layer: string, source: string, files: readonly string[] = []) => `
@layer theme, base, vendor, components, utilities, still;
@import "tailwindcss/theme.css" layer(theme);
@import "./theme.css";
@import "./utilities.css";
@layer utilities.site, utilities.full;
@layer utilities.${layer} { @tailwind utilities source(${source}); }
${files.map((file) => `@source "${path.relative(styles, file).replaceAll(path.sep, '/')}";`).join('\n')}
`

/**
 * Three kinds of style sheets in a build: one with the styles of every page; for each site one with the utilities of the pages
 * opened there first, which the server puts into its pages; and the full one with all utilities, for pages with other parts and
 * for visitors who switch from another site. The layer of the full one is above the sites' and has all their rules in the same
 * order, so that a page looks the same whether and whenever it is loaded. In development there is one sheet with everything.
 */
export const firstSheet = (): Plugin => {
  let cached: { bySite: Map<string, string[]>; all: Set<string> } | undefined
  const sources = () => {
    if (cached) return cached
    const bySite = sourcesBySite()
    cached = { bySite, all: new Set([...bySite.values()].flat()) }
    return cached
  }
  return {
    name: 'first-sheet',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^virtual:(?:base|full)-sheet\.css$|\/styles\/site-[\w-]+\.css$/ },
      handler: (id) => (id === 'virtual:base-sheet.css' ? base : id === 'virtual:full-sheet.css' ? full : id),
    },
    load: {
      filter: { id: /\/styles\/(?:base-sheet|full-sheet|site-[\w-]+)\.css$/ },
      handler(id) {
        const css = readFileSync(whole, 'utf8')
        if (!css.includes(everything)) this.error(`main.css takes its utilities otherwise than by ${everything}`)
        const [before = '', after = ''] = css.split(everything)
        if (id === base) return before
        const site = siteSheet.exec(id)?.[1]
        return (site ? utilities('site', 'none', sources().bySite.get(site)) : utilities('full', '"../.."')) + after
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith('/src/main.tsx')) return { code: code.replace(named, 'virtual:base-sheet.css'), map: null }
        if (code.includes(named)) return { code: code.replace(named, 'virtual:full-sheet.css'), map: null }
        const isPart = id.endsWith('.tsx') && !sources().all.has(path.normalize(id))
        return isPart ? { code: `import 'virtual:full-sheet.css'\n${code}`, map: null } : null
      },
    },
  }
}
