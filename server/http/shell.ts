import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lang } from '#contract/languages'
import { root } from '#server/root'
import type { YieldQueue } from '#server/yield-queue'
import type { ViteDev } from './vite-dev'

/** What `src/entry-server.tsx` exports, as far as the server uses it. */
export interface EntryServer {
  connectInProcess(fetch: typeof globalThis.fetch): Promise<void>
  first: { script: string; style: string; currency: string }
  render(
    url: string,
    options: { language: Lang; now: number; origin: string; turn: YieldQueue },
  ): Promise<{
    html: string
    state: unknown
    status: number
    site: string
    files: string[]
    redirect: string | null
    path: string
    isMoved: boolean
  }>
}

/** The sheet of every page, which declares the order of the layers that all others use. */
const isBase = (file: string) => /\/base-[\w-]+\.css$/.test(file)
/**
 * The sheet with the utilities of all pages; a site's own sheet has those of the pages opened first
 * (scripts/vite/first-sheet.ts).
 */
const isFull = (file: string) => /\/full-[\w-]+\.css$/.test(file)
const siteSheet = (site: string) => `src/ui/styles/site-${site}.css`
/** The module that scripts import to load the full sheet. */
const fullSheet = 'src/app/full-sheet.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

/** The client as built, or as Vite serves it in development. */
export interface Client {
  entry(): Promise<EntryServer>
  /** Returns `index.html` for an address, with its placeholders still empty. */
  shell(url: string): Promise<string>
  /**
   * Returns the tags that the given source files of a page of the site need: inline styles for the head, and scripts for the end
   * of the body, so that nothing is loaded before the content and no script waits until another one names it.
   */
  needs(site: string, files: readonly string[]): { styles: string; scripts: string; hashes: string[] }
  development: boolean
}

/** Returns `'sha256-…'` of an inline script or style, for the policy. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Loads the client under `dist/`. */
export function builtClient(): Client {
  const dist = path.join(root, 'dist')
  const manifest = JSON.parse(readFileSync(path.join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const built = readFileSync(path.join(dist, 'client/index.html'), 'utf8')
  const entrySheets = [...built.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(
    ([, file]) => file as string,
  )
  const html = built
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    // The content has priority: the script must not compete with it for bandwidth.
    .replaceAll('<script type="module" crossorigin', '<script type="module" fetchpriority="low" crossorigin')
  const css = new Map<string, { text: string; hash: string }>()
  const cssOf = (file: string) => {
    const read = css.get(file)
    if (read) return read
    const text = readFileSync(path.join(dist, 'client', file), 'utf8').trim()
    const sheet = { text, hash: hashOf(text) }
    css.set(file, sheet)
    return sheet
  }
  const entry = import(pathToFileURL(path.join(dist, 'ssr/entry-server.js')).href) as Promise<EntryServer>
  return {
    development: false,
    entry: () => entry,
    shell: async () => html,
    needs(site, files) {
      const seen = new Set<string>()
      const sheets = new Set(entrySheets)
      const walk = (key: string) => {
        const chunk = manifest[key]
        if (!chunk || seen.has(key)) return
        seen.add(key)
        for (const each of chunk.imports ?? []) walk(each)
        for (const each of chunk.css ?? []) sheets.add(each)
      }
      for (const file of files) walk(file)
      const own = manifest[siteSheet(site)]
      if (!own) for (const each of manifest[fullSheet]?.css ?? []) sheets.add(each)
      // The full sheet includes everything in the site's sheet.
      const linked = [...sheets, ...([...sheets].some(isFull) || !own ? [] : [own.file])]
      const inline = [...linked.filter(isBase), ...linked.filter((file) => !isBase(file))].map(cssOf)
      return {
        styles: [
          ...inline.map(({ text }) => `<style>${text}</style>`),
          // Declared as present; otherwise the scripts that import a sheet would fetch it again.
          ...[...sheets].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
        ].join(''),
        scripts: [...seen]
          .map((key) => (manifest[key] as Chunk).file)
          .filter((file) => file.endsWith('.js') && !built.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
          .join(''),
        hashes: inline.map(({ hash }) => hash),
      }
    },
  }
}

/** Serves the client from its current sources. */
export function developmentClient(vite: ViteDev): Client {
  const html = readFileSync(path.join(root, 'index.html'), 'utf8')
  return {
    development: true,
    entry: () => vite.load<EntryServer>('src/entry-server.tsx'),
    shell: (url) => vite.transformIndexHtml(url, html),
    needs: () => ({ styles: '<link rel="stylesheet" href="/src/ui/styles/main.css">', scripts: '', hashes: [] }),
  }
}
