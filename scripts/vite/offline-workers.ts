import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { root } from '../../server/root.ts'
import { type OfflinePageName, offlinePages } from '../../src/kits/offline/pages.ts'

/** The fields of a build's output that are used here. */
interface Chunk {
  type: 'chunk'
  fileName: string
  isEntry: boolean
  moduleIds: string[]
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}
export type Bundle = Record<string, Chunk | { type: 'asset'; fileName: string }>

/** Modules that every such page loads by name; the entry is included separately. */
const ofAll = [
  /\/src\/app\/after-mount\.ts$/,
  /\/src\/app\/locale\/frame\.(?:en|ko)\.ts$/,
  /\/src\/api\/http\.ts$/,
  /\/src\/kits\/offline\/start-offline\.ts$/,
  /\/contract\/texts\/refusal\.(?:en|ko)\.ts$/,
  /\/src\/ui\/overlay\/(?:dialog-host|toast-host|toast-shelf|menu-panel|popover-panel)\.tsx$/,
]
const reader = [
  /\/src\/kits\/scanner\/locale\/(?:en|ko)\.ts$/,
  /\/node_modules\/html5-qrcode\//,
  /\/node_modules\/qr\//,
  /\/node_modules\/@noble\/ed25519\//,
]
/** The sign-in page of a site, which a tab without a user shows instead. */
const signinOf = (file: string) => [
  new RegExp(`/src/sites/${file}\\.tsx$`),
  ...textsOf('kits/account/', ...(file.startsWith('admin') ? [] : [`sites/${file.split('/')[0]}/account/`])),
]
/** A site that is not among the first trees (src/app/router.tsx), with its part behind the sign-in. */
const otherSite = [/\/src\/app\/more-trees\.ts$/]
const treeOf = (site: string) => new RegExp(`/src/sites/${site}/(?:rest-)?routes\\.tsx$`)
/** Texts of a site, of its sections, or of kits, in the languages that are complete. */
const textsOf = (...places: string[]) =>
  places.map((place) => new RegExp(`/src/${place.replace(/\/$/, '/locale/')}(?:en|ko)\\.ts$`))

/** A screen in the fair's halls. */
const screenOf = (page: string) => [
  ...otherSite,
  treeOf('fair'),
  new RegExp(`/src/sites/fair/viewer/pages/${page}\\.tsx$`),
  ...textsOf('sites/fair/', 'sites/fair/viewer/', 'sites/fair/meetings/'),
]

/** Modules that each page loads by name besides, for any role. */
export const ofPage: Record<OfflinePageName, RegExp[]> = {
  gate: [
    treeOf('apec'),
    /\/src\/sites\/apec\/pages\/qrcode\.tsx$/,
    ...textsOf('sites/apec/', 'sites/apec/locale/gate.', 'kits/booking/'),
    ...reader,
  ],
  pass: [
    ...otherSite,
    treeOf('seoulitepass'),
    /\/src\/sites\/seoulitepass\/account\/pages\/mypage\.tsx$/,
    /\/src\/sites\/seoulitepass\/parts\/use-wishes\.ts$/,
    /\/src\/sites\/seoulitepass\/(?:passes|plan)\/queries\.ts$/,
    ...textsOf(...['', 'affiliate/', 'passes/', 'plan/'].map((part) => `sites/seoulitepass/${part}`)),
    ...textsOf('kits/booking/', 'kits/guest/'),
    ...signinOf('seoulitepass/account/pages/login'),
  ],
  scan: [
    ...otherSite,
    treeOf('seoulitepass'),
    /\/src\/sites\/seoulitepass\/scan\/pages\/scan\.tsx$/,
    ...textsOf('sites/seoulitepass/', 'sites/seoulitepass/scan/'),
    ...signinOf('seoulitepass/account/pages/login'),
    ...reader,
  ],
  leads: [
    ...otherSite,
    treeOf('mice'),
    /\/src\/sites\/mice\/leads\/pages\/leads\.tsx$/,
    /\/src\/sites\/mice\/leads\/queries\.ts$/,
    ...textsOf('sites/mice/', 'sites/mice/leads/'),
    ...signinOf('mice/account/pages/login'),
    ...reader,
  ],
  door: [
    treeOf('admin'),
    /\/src\/sites\/admin\/mice\/pages\/gate\.tsx$/,
    /\/src\/sites\/admin\/mice\/gate-queries\.ts$/,
    ...textsOf('sites/admin/', 'sites/admin/mice/', 'kits/desk/'),
    ...signinOf('admin/account/pages/signin'),
    ...reader,
  ],
  viewer: screenOf('viewer'),
  timer: screenOf('timer'),
}

/** Returns the files of the page, each once: the named chunks, their imports, and their styles. */
function filesOf(bundle: Bundle, page: OfflinePageName): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const files = new Set<string>()
  const walk = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const each of chunk.viteMetadata?.importedCss ?? []) files.add(each)
    for (const each of chunk.imports) walk(chunks.find(({ fileName }) => fileName === each))
  }
  for (const chunk of chunks) if (chunk.isEntry) walk(chunk)
  for (const pattern of [...ofAll, ...ofPage[page]]) {
    const named = chunks.filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)))
    if (named.length === 0)
      throw new Error(`${offlinePages[page].path} no longer loads ${pattern}: see scripts/vite/offline-workers.ts`)
    for (const chunk of named) walk(chunk)
  }
  // A style sheet that is loaded by name has no chunk.
  for (const file of Object.keys(bundle)) if (/\/(?:latin|hangul|korean)-[\w-]+\.css$/.test(file)) files.add(file)
  return [...files].map((file) => `/${file}`).toSorted()
}

/** Public calls that every page of the site makes at start-up. */
const startCalls = ['/api/v1/common/meta', '/api/v1/settings/menus']

/** Returns what the worker of a page knows about it. Throws if the client no longer has one of the modules. */
export function builtFor(bundle: Bundle, name: OfflinePageName) {
  const { calls } = offlinePages[name]
  return { name, calls: [...startCalls, ...calls], files: filesOf(bundle, name) }
}

/**
 * Makes a worker of `src/offline-worker.ts` and the list of files for each page that opens offline, such as `gate-worker.js`.
 * vite-plugin-pwa makes one for a whole client, lists files by name instead of by their importers, and needs the page as a file,
 * while here the server renders it.
 */
export const offlineWorkers = (): Plugin => ({
  name: 'offline-workers',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const file = path.join(root, 'src/offline-worker.ts')
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      for (const name of Object.keys(offlinePages) as OfflinePageName[]) {
        const built = builtFor(bundle as unknown as Bundle, name)
        const cache = createHash('sha256').update(JSON.stringify(built)).update(code).digest('hex').slice(0, 16)
        const source = `const built = ${JSON.stringify({ cache, ...built })};\n${code}`
        this.emitFile({ type: 'asset', fileName: `${name}-worker.js`, source })
      }
    },
  },
})
