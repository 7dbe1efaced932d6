import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { root } from '../../server/root.ts'
import { firstPages, pathsOf } from './first-view.ts'

const styles = path.join(root, 'src/ui/styles')
const full = path.join(styles, 'main.css')
/** What a build makes of the full sheet; it is no file. */
const first = path.join(styles, 'first.css')
const named = '#src/ui/styles/main.css'
/** The place in the full sheet where it says whose utilities it takes. */
const everything = 'source("../..")'

/** Each is a file of its own, by whose name the server knows it (server/http/shell.ts). */
export const sheetGroups = [
  { name: 'first', test: /\/styles\/first\.css$/, priority: 8 },
  { name: 'full', test: /\/styles\/main\.css$/, priority: 8 },
]

/** What opens on first pages without being part of them: for none of it the full sheet shall be waited for. */
const opened = pathsOf([
  'kits/page/menu-sheet.tsx',
  'sites/shop/parts/menu-sheet.tsx',
  'sites/shop/home/parts/recently-viewed.tsx',
  'sites/shop/suggest/parts/search-sheet.tsx',
  'sites/shop/catalog/parts/search/filter-sheet.tsx',
  'sites/shop/suggest/parts/suggest.tsx',
  'ui/date/calendar-panel.tsx',
  'ui/overlay/lightbox.tsx',
  'ui/overlay/menu-panel.tsx',
  'ui/overlay/popover-panel.tsx',
  'ui/overlay/toast-shelf.tsx',
])

/** The file that an import in `from` names, if it is one of ours. */
function fileOf(name: string, from: string): string | undefined {
  const at = name.startsWith('#src/') ? path.join(root, name.slice(1)) : path.resolve(path.dirname(from), name)
  const isOurs = name.startsWith('#src/') || name.startsWith('.')
  return isOurs ? ['.tsx', '.ts'].map((end) => at + end).find((file) => existsSync(file)) : undefined
}

/** The files of the client's that these consist of: themselves, and what they import, unchanged. */
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

/**
 * Two style sheets in a build: one with the utilities of the pages that visitors open first, for the entry, and the full one
 * for whoever has a part that is not among those. The full one has all of the first's rules in the same order, so that
 * a page looks the same whether it has come or not, and when. In development there is the full one alone.
 */
export const firstSheet = (): Plugin => {
  let known: Set<string> | undefined
  const sources = () => (known ??= sourcesOf([...firstPages, ...opened]))
  return {
    name: 'first-sheet',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { filter: { id: /^virtual:first\.css$/ }, handler: () => first },
    load: {
      filter: { id: /\/styles\/first\.css$/ },
      handler() {
        const files = [...sources()].map(
          (file) => `@source "${path.relative(styles, file).replaceAll(path.sep, '/')}";`,
        )
        const css = readFileSync(full, 'utf8')
        if (!css.includes(everything)) this.error(`main.css takes its utilities from elsewhere than ${everything}`)
        return `${css.replace(everything, 'source(none)')}\n${files.join('\n')}\n`
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      handler(code, id) {
        if (id.endsWith('/src/main.tsx')) return { code: code.replace(named, 'virtual:first.css'), map: null }
        return sources().has(path.normalize(id)) ? null : { code: `import '${named}'\n${code}`, map: null }
      },
    },
  }
}
