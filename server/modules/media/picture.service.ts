import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { centre, type Focus, pictureUpload } from '#contract/media'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import type { Encoded } from '#server/decoder/job'
import type { Deps } from '#server/deps'
import { kindOf, type ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { type PictureRow, picture } from './media.table'

type ServiceDeps = Pick<Deps, 'db' | 'storage' | 'decoder'>

/** By content and never by name. SVG is excluded, because it is a document that can contain scripts (domain hazard 7). */
const accepted: ReadonlySet<string | null> = new Set(pictureUpload.types)

/** The storage key of a variant of a picture: pictures have a folder of their own, so that nothing else is ever served. */
export const variantKey = (key: string, width: number, type: string): string => `media/${key}-${width}.${type}`

interface Kept {
  alt: Texts
  owner?: string
  /** A fixed key of our own; without it the key is random and its files never change. */
  key?: string
  /** The folder of a random key, which decides who can see the picture. */
  folder?: 'pictures' | 'posts'
}

/** Writes the variants and then the row. If it fails, nothing of a picture with a random key remains. */
export async function keepPicture(
  { db, storage }: Pick<ServiceDeps, 'db' | 'storage'>,
  { files, ...of }: Encoded,
  { alt, owner, key: fixed, folder = 'pictures' }: Kept,
): Promise<PictureRow> {
  const key = fixed ?? `${folder}/${randomBytes(12).toString('hex')}`
  const keys = files.map(({ width, type }) => variantKey(key, width, type))
  try {
    for (const [index, { body }] of files.entries()) await storage.put(keys[index] ?? '', body)
    const [row] = await db
      .insert(picture)
      .values({ key, ...of, alt, owner_id: owner })
      .returning()
    if (!row) throw new Error('a picture was not kept')
    return row
  } catch (error) {
    // Files under a fixed key can belong to an existing picture.
    if (!fixed) await Promise.allSettled(keys.map((each) => storage.remove(each)))
    throw error
  }
}

/**
 * Encodes the variants of an external picture. Throws 413 `validation.fileSize` (10 MiB), 415 `validation.fileType`, and what the
 * decoder throws.
 */
export async function encodeUpload({ decoder }: Pick<ServiceDeps, 'decoder'>, file: ReceivedFile): Promise<Encoded> {
  if (file.size > pictureUpload.bytes) throw new Refusal(413, 'validation.fileSize', 'file')
  if (!accepted.has(await kindOf(file))) throw new Refusal(415, 'validation.fileType', 'file')
  return decoder.run({ kind: 'picture', path: file.path, most: pictureUpload.most })
}

/** Stores an external picture after checking and re-encoding it. Throws what `encodeUpload` throws, and when the disk is full. */
export async function storePicture(
  deps: ServiceDeps,
  { file, ...kept }: Kept & { file: ReceivedFile },
): Promise<PictureRow> {
  return keepPicture(deps, await encodeUpload(deps, file), kept)
}

/** The words of a picture, and its focus. */
export interface PictureText {
  alt: Texts
  focus: Focus
}

const isSame = (one: PictureText, other: PictureText): boolean =>
  one.alt.en === other.alt.en &&
  one.alt.ko === other.alt.ko &&
  one.focus.x === other.focus.x &&
  one.focus.y === other.focus.y

/** Sets the words of a picture, and its focus. Throws 404, and 409 `desk.changed` if they are not those that were edited. */
export async function setPicture(tx: Db, id: string, { alt, focus }: PictureText, seen: PictureText): Promise<void> {
  const [row] = await tx
    .select({ alt: picture.alt, focus: picture.focus })
    .from(picture)
    .where(eq(picture.id, id))
    .for('update')
  if (!row) throw new Refusal(404, 'general.notFound')
  if (!isSame({ alt: row.alt, focus: row.focus ?? centre }, seen)) throw new Refusal(409, 'desk.changed')
  const isCentre = focus.x === centre.x && focus.y === centre.y
  await tx
    .update(picture)
    .set({ alt, focus: isCentre ? null : focus })
    .where(eq(picture.id, id))
}

/** Removes pictures, rows first: a leftover file is merely unused, but a row without files would leave a hole in a page. */
export async function removePictures(
  { db, storage }: Pick<ServiceDeps, 'db' | 'storage'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const removed = await db
    .delete(picture)
    .where(inArray(picture.id, [...ids]))
    .returning({ key: picture.key, widths: picture.widths })
  const keys = removed.flatMap(({ key, widths }) =>
    widths.flatMap((width) => ['avif', 'webp'].map((type) => variantKey(key, width, type))),
  )
  await Promise.all(keys.map((key) => storage.remove(key)))
}
