import { createHash } from 'node:crypto'
import path from 'node:path'
import { drawScene, type Scene } from '#server/art/scene'
import type { Storage } from '#server/ports/storage'
import { localStorage } from '#server/ports/storage.local'
import { root } from '#server/root'
import { type Drawing, type Encoded, encodeDrawing } from './encode'

/** What was drawn and encoded before lies here and is taken again: an empty database is then filled in a moment. */
const drawer = localStorage(path.join(root, '.cache/art'))
/** Goes up when pictures are encoded in another way. */
const encoding = 1

type Header = Omit<Encoded, 'files'> & { files: { width: number; type: 'avif' | 'webp' }[] }

async function taken(from: Storage, name: string): Promise<Encoded | null> {
  const header = await from.get(`${name}/picture.json`)
  if (!header) return null
  const { files, ...of } = JSON.parse(header.toString()) as Header
  const bodies = await Promise.all(files.map(({ width, type }) => from.get(`${name}/${width}.${type}`)))
  return {
    ...of,
    files: files.flatMap((file, index) => {
      const body = bodies[index]
      return body ? [{ ...file, body }] : []
    }),
  }
}

async function put(into: Storage, name: string, { files, ...of }: Encoded): Promise<void> {
  for (const { width, type, body } of files) await into.put(`${name}/${width}.${type}`, body)
  const header: Header = { ...of, files: files.map(({ width, type }) => ({ width, type })) }
  // Last, so that a picture that was put away half is drawn again.
  await into.put(`${name}/picture.json`, Buffer.from(JSON.stringify(header)))
}

/** A scene as a picture's variants, and a short hash that is another one when the scene is. */
export async function drawnPicture(scene: Scene, drawing: Drawing = {}): Promise<{ encoded: Encoded; hash: string }> {
  const svg = drawScene(scene)
  const hash = createHash('sha256')
    .update(`${encoding}/${JSON.stringify(drawing)}/${svg}`)
    .digest('hex')
    .slice(0, 16)
  const before = await taken(drawer, hash).catch(() => null)
  if (before) return { encoded: before, hash }
  const encoded = await encodeDrawing(svg, drawing)
  // A folder that cannot be written costs time at the next seeding and nothing else.
  await put(drawer, hash, encoded).catch(() => {})
  return { encoded, hash }
}
