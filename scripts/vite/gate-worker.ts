import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { root } from '../../server/root.ts'

/** The fields of a build's output that are used here. */
interface Chunk {
  type: 'chunk'
  fileName: string
  isEntry: boolean
  moduleIds: string[]
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}
type Bundle = Record<string, Chunk | { type: 'asset'; fileName: string }>

/** Modules that /apec2025/qrcode loads by name, for any role, in its languages; the entry is included separately. */
const loadedByName = [
  /\/src\/app\/after-mount\.ts$/,
  /\/src\/app\/locale\/frame\.(?:en|ko)\.ts$/,
  /\/src\/api\/http\.ts$/,
  /\/src\/sites\/apec\/routes\.tsx$/,
  /\/src\/sites\/apec\/pages\/qrcode\.tsx$/,
  /\/src\/sites\/apec\/locale\/(?:gate\.)?(?:en|ko)\.ts$/,
  /\/src\/kits\/(?:scanner|booking)\/locale\/(?:en|ko)\.ts$/,
  /\/contract\/texts\/refusal\.(?:en|ko)\.ts$/,
  /\/src\/ui\/overlay\/(?:dialog-host|toast-host|menu-panel|popover-panel)\.tsx$/,
  /\/node_modules\/html5-qrcode\//,
  /\/node_modules\/qr\//,
  /\/node_modules\/@noble\/ed25519\//,
]

/** Returns the files of the page, each once: the named chunks, their imports, and their styles. */
function filesOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const files = new Set<string>()
  const walk = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const each of chunk.viteMetadata?.importedCss ?? []) files.add(each)
    for (const each of chunk.imports) walk(chunks.find(({ fileName }) => fileName === each))
  }
  for (const chunk of chunks) if (chunk.isEntry) walk(chunk)
  for (const pattern of loadedByName) {
    const named = chunks.filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)))
    if (named.length === 0)
      throw new Error(`The page of the gates no longer loads ${pattern}: see scripts/vite/gate-worker.ts`)
    for (const chunk of named) walk(chunk)
  }
  // A style sheet that is loaded by name has no chunk.
  for (const file of Object.keys(bundle)) if (/\/(?:latin|hangul|korean)-[\w-]+\.css$/.test(file)) files.add(file)
  return [...files].map((file) => `/${file}`).toSorted()
}

/**
 * Makes `gate-worker.js` of `src/gate-worker.ts` and the list of the files that /apec2025/qrcode consists of. A worker for one
 * page takes a hundred lines of code: vite-plugin-pwa makes one for a whole client, lists files by name instead of by their
 * importers, and needs the page as a file, while here the server renders it.
 */
export const gateWorker = (): Plugin => ({
  name: 'gate-worker',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = filesOf(bundle as unknown as Bundle)
      const file = path.join(root, 'src/gate-worker.ts')
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const cache = createHash('sha256').update(JSON.stringify(files)).update(code).digest('hex').slice(0, 16)
      const source = `const built = ${JSON.stringify({ cache, files })};\n${code}`
      this.emitFile({ type: 'asset', fileName: 'gate-worker.js', source })
    },
  },
})
