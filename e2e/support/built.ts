import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '#server/root'

const client = path.join(root, 'dist/client')

/** A file of the built client, as text. */
export const builtFile = (file: string): string => readFileSync(path.join(client, file), 'utf8')

/** The files that the client's sources were built into. `dist` also has those of the build before. */
export const builtManifest = () =>
  JSON.parse(builtFile('.vite/manifest.json')) as Record<string, { file: string; src?: string; css?: string[] }>

/** A slice of the font. */
interface Slice {
  bytes: number
  has(character: string): boolean
}

function hasFrom(unicodeRange: string): Slice['has'] {
  const ranges = unicodeRange.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }
  })
  return (character) => {
    const point = character.codePointAt(0) ?? 0
    return ranges.some(({ from, to }) => from <= point && point <= to)
  }
}

/** The slices of one of the font's style sheets. Throws if a slice is not a file but part of the sheet, which all pages load. */
export function builtSlices(sheet: 'hangul' | 'korean'): Slice[] {
  const built = Object.values(builtManifest()).find(({ src }) => src?.endsWith(`/styles/fonts/${sheet}.css`))
  if (!built) throw new Error(`${sheet}.css was not built`)
  return builtFile(built.file)
    .split('@font-face')
    .slice(1)
    .map((face) => {
      const file = /url\(\/(assets\/[^)]+)\)/.exec(face)?.[1]
      const range = /unicode-range:([^;}]+)/.exec(face)?.[1]
      if (!file || !range) throw new Error(`not a slice in a file: ${face.slice(0, 200)}`)
      return { bytes: statSync(path.join(client, file)).size, has: hasFrom(range) }
    })
}
