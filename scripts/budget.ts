import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Lang, textLanguages } from '#contract/languages'
import { root } from '#server/root'
import { offlinePages } from '#src/kits/offline/pages'
import { homeOf, isDesk } from './vite/first-view.ts'

/** One measured figure and whether it is within its budget; bytes are gzipped. */
export interface Held {
  name: string
  ok: boolean
  detail: string
}

interface Chunk {
  file: string
  name?: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  isEntry?: boolean
}
type Manifest = Record<string, Chunk>

const client = path.join(root, 'dist/client')
const kilobyte = 1000
const limits = {
  /** JS of the first view of /main and of a product's page, their numbers of files, and CSS of each page that is opened first. */
  initialJs: 165 * kilobyte,
  initialCss: 10 * kilobyte,
  productJs: 205 * kilobyte,
  initialFiles: 10,
  productFiles: 10,
  /** JS that the first page of a sub-site loads besides the entry. */
  siteJs: 41.5 * kilobyte,
  chunk: 110 * kilobyte,
  /**
   * All files stored for each page that opens offline: a third is shared by every page, a quarter of those that scan reads codes.
   */
  keptOffline: 520 * kilobyte,
}
/** Routes and pages that the first view of /main loads besides the entry. */
const firstView = ['src/sites/shop/routes.tsx', 'src/sites/shop/home/pages/main.tsx']
/** The texts of every page together with the shop's, and those of a product: chunks named in scripts/vite/first-view.ts. */
const frameTexts = (lang: Lang) => `frame-${lang}`
const productTexts = (lang: Lang) => `catalog-${lang}`
/** The files of a product's page in place of the first page's own. */
const productView = [
  ...firstView.filter((file) => !file.includes('/pages/')),
  'src/sites/shop/catalog/pages/detail.tsx',
]
/** Sites with routes of their own. */
const subSites = readdirSync(path.join(root, 'src/sites')).filter(
  (site) => !['shop', 'dev'].includes(site) && existsSync(path.join(root, 'src/sites', site, 'routes.tsx')),
)
const firstOfSite = (site: string) =>
  ['routes.tsx', homeOf(site), 'locale/en.ts'].map((file) => `src/sites/${site}/${file}`)

/** The pages that visitors open first, whose utilities are in the site's first style sheet; the last file of each is the page. */
const firstPages = [
  ...['home/pages/main', 'catalog/pages/search', 'catalog/pages/detail'].map((page) => [
    'src/sites/shop/routes.tsx',
    `src/sites/shop/${page}.tsx`,
  ]),
  ...subSites
    .filter((site) => !isDesk(site))
    .map((site) => ['routes.tsx', homeOf(site)].map((file) => `src/sites/${site}/${file}`)),
]

/** Libraries that no first view is allowed to contain, each with a word that only its code has. */
const lazyLibraries: Record<string, string> = {
  zod: 'invalid_union',
  'react-datepicker': 'react-datepicker__',
  'react-toastify': 'Toastify__',
  'react-hook-form': 'isSubmitSuccessful',
  'Base UI': 'base-ui-',
  'payment SDK': 'tosspayments',
  'html5-qrcode': 'foreverScan',
}
/** Chunks that are allowed to be larger, each with its reason. */
const large: Record<string, string> = {}

const gzipped = (file: string) => gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length
const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`

const scriptsOf = (manifest: Manifest, keys: readonly string[]): string[] => [
  ...new Set(
    [...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')),
  ),
]
const sheetsOf = (manifest: Manifest, keys: readonly string[]): string[] => [
  ...new Set([...closure(manifest, keys)].flatMap((key) => manifest[key]?.css ?? [])),
]
const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + gzipped(file), 0)

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const walk = (key: string) => {
    if (seen.has(key)) return
    const chunk = manifest[key]
    if (!chunk) return
    seen.add(key)
    for (const each of chunk.imports ?? []) walk(each)
  }
  for (const key of keys) walk(key)
  return seen
}

/** Measures the build against the budgets; times are not measured. */
export function measureBudgets(): Held[] {
  const manifestFile = path.join(client, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return [{ name: 'the client is built', ok: false, detail: 'dist/client is missing' }]
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const held: Held[] = []
  const hold = (name: string, ok: boolean, detail: string) => held.push({ name, ok, detail })

  const textsNamed = (name: string) => Object.keys(manifest).filter((key) => manifest[key]?.name === name)
  const frames = textLanguages.map((lang) => textsNamed(frameTexts(lang)))
  const texts = textLanguages.map((lang) => textsNamed(productTexts(lang)))
  const missing = [...firstView, ...productView].filter((key) => !manifest[key])
  hold(
    'the first views are made of known files',
    missing.length === 0 && [...frames, ...texts].every(({ length }) => length === 1),
    missing.join(', ') || `${firstView.length + productView.length} files, texts in ${textLanguages.length} languages`,
  )
  const entry = readFileSync(path.join(client, 'index.html'), 'utf8')
  const named = [...entry.matchAll(/<script[^>]*src="\/([^"]+)"/g)].map(([, file]) => file)
  const entries = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file))
  const scriptsIn = (keys: readonly string[]) => scriptsOf(manifest, [...entries, ...keys])
  for (const [at, lang] of textLanguages.entries()) {
    const frame = frames[at] ?? []
    const views = [
      ['/main', scriptsIn([...firstView, ...frame]), limits.initialJs, limits.initialFiles],
      [
        "a product's page",
        scriptsIn([...productView, ...frame, ...(texts[at] ?? [])]),
        limits.productJs,
        limits.productFiles,
      ],
    ] as const
    for (const [name, files, bytes, count] of views) {
      const js = sumOf(files)
      hold(`initial JS of ${name} (${lang})`, js <= bytes, `${kb(js)} of ${kb(bytes)}`)
      hold(`JS files of ${name} (${lang})`, files.length <= count, `${files.length} of ${count}`)
    }
  }
  for (const page of firstPages) {
    const site = /src\/sites\/([\w-]+)\//.exec(page.at(-1) ?? '')?.[1]
    const own = manifest[`src/ui/styles/site-${site}.css`]?.file
    const sheets = [...sheetsOf(manifest, [...entries, ...page]), ...(own ? [own] : [])]
    const css = sumOf(sheets)
    hold(
      `CSS of ${page.at(-1)}`,
      sheets.length > 1 && css <= limits.initialCss,
      `${sheets.length} sheets, ${kb(css)} of ${kb(limits.initialCss)}`,
    )
  }
  const common = scriptsIn(frames.flat())
  for (const site of subSites) {
    const first = firstOfSite(site)
    const unknown = first.filter((key) => !manifest[key])
    const extra = sumOf(scriptsOf(manifest, first).filter((file) => !common.includes(file)))
    hold(
      `first page of ${site}, extra JS`,
      unknown.length === 0 && extra <= limits.siteJs,
      unknown.join(', ') || `${kb(extra)} of ${kb(limits.siteJs)}`,
    )
  }

  const scripts = scriptsIn([...firstView, ...productView, ...frames.flat(), ...texts.flat()])
  const text = scripts.map((file) => readFileSync(path.join(client, file), 'utf8')).join('\n')
  for (const [library, word] of Object.entries(lazyLibraries)) {
    hold(`no ${library} in the first views`, !text.includes(word), library)
  }
  const others = Object.values(manifest).filter((chunk) => chunk.file.endsWith('.js') && !scripts.includes(chunk.file))
  const [largest] = others
    .filter((chunk) => !large[chunk.name ?? ''])
    .map((chunk) => ({ file: chunk.file, bytes: gzipped(chunk.file) }))
    .toSorted((a, b) => b.bytes - a.bytes)
  hold(
    'largest chunk loaded on demand',
    (largest?.bytes ?? 0) <= limits.chunk,
    `${largest?.file} ${kb(largest?.bytes ?? 0)} of ${kb(limits.chunk)}`,
  )
  for (const [name, page] of Object.entries(offlinePages)) {
    const worker = readFileSync(path.join(client, `${name}-worker.js`), 'utf8')
    const kept = [...worker.matchAll(/"\/(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])
    const bytes = sumOf(kept)
    hold(
      `kept for ${page.path} without a network`,
      kept.length > 0 && bytes <= limits.keptOffline,
      `${kept.length} files, ${kb(bytes)} of ${kb(limits.keptOffline)}`,
    )
  }
  return held
}
