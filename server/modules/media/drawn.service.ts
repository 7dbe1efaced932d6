import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Texts } from '#server/db/columns'
import type { FileType } from '#server/decoder/job'
import { frame, widthsOf } from '#server/decoder/widths'
import { colorOf, drawScene, sizeOf } from '#server/demo/art/scene'
import type { Deps } from '#server/deps'
import { localStorage } from '#server/ports/storage.local'
import { root } from '#server/root'
import { type Drawing, type PictureRow, picture } from './media.table'

/** A cache of encoded drawings, reused for the next empty database. */
const drawer = localStorage(path.join(root, '.cache/art'))
/** Increase it when the encoding of drawings changes. */
const encoding = 2

const hashOf = (svg: string, { effort, width }: Drawing) =>
  createHash('sha256').update(`${encoding}/${effort}/${width}/${svg}`).digest('hex').slice(0, 16)

/** A short hash of a drawing that changes with its appearance. */
export const drawingHash = (drawing: Drawing): string => hashOf(drawScene(drawing.scene), drawing)

/** Stores one of our own pictures under a fixed key, without rendering it. */
export async function keepDrawing(
  { db }: Pick<Deps, 'db'>,
  drawing: Drawing,
  { key, alt }: { key: string; alt: Texts },
): Promise<PictureRow> {
  const { width: w, height: h } = sizeOf(drawing.scene)
  const width = drawing.width ?? frame.width
  const height = Math.round((width * h) / w)
  const color = colorOf(drawing.scene)
  const [row] = await db
    .insert(picture)
    .values({ key, alt, width, height, widths: widthsOf(width), color, drawing })
    .returning()
  if (!row) throw new Error('a picture was not kept')
  return row
}

/** Renders one file of a drawing. Throws 503 `general.picturesBusy`. */
export async function drawFile(
  { decoder }: Pick<Deps, 'decoder'>,
  drawing: Drawing,
  { width, type }: { width: number; type: FileType },
): Promise<Buffer> {
  const svg = drawScene(drawing.scene)
  const name = `${hashOf(svg, drawing)}/${width}.${type}`
  const before = await drawer.get(name).catch(() => null)
  if (before) return before
  const body = await decoder.run({ kind: 'drawing', svg, width, type, effort: drawing.effort ?? 0 })
  // A folder that cannot be written only costs time at the next empty database.
  await drawer.put(name, body).catch(() => {})
  return body
}
