import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { uploadBytes } from '#contract/media'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { upload } from './media.table'

const maxPixels = 40_000_000

/** What a document may be, by its content and never by its name (domain hazard 7). */
const accepted: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Drops what an image carries besides its pixels, and whatever was hidden behind them. */
async function cleaned(body: Buffer, mime: string): Promise<Buffer> {
  if (mime === 'application/pdf') return body
  try {
    return await sharp(body, { limitInputPixels: maxPixels }).rotate().toBuffer()
  } catch {
    throw new Refusal(415, 'validation.fileType', 'file')
  }
}

/** Only what a file name may hold on every system; it is shown and offered for download, never used as a path. */
const safeName = (name: string, extension: string) => {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80)
  return `${stem || 'document'}.${extension}`
}

/**
 * Keeps a document (PDF, JPEG, PNG, WebP, 10 MiB at most) for its owner and answers its id. Throws 413
 * `validation.fileSize` and 415 `validation.fileType`, and when the disk is full.
 */
export async function storeUpload(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  file: File,
  owner: string,
): Promise<string> {
  if (file.size > uploadBytes) throw new Refusal(413, 'validation.fileSize', 'file')
  const body = Buffer.from(await file.arrayBuffer())
  const mime = (await fileTypeFromBuffer(body))?.mime ?? ''
  const extension = accepted[mime]
  if (!extension) throw new Refusal(415, 'validation.fileType', 'file')
  const clean = await cleaned(body, mime)
  const id = randomUUID()
  const key = `uploads/${id}.${extension}`
  await deps.storage.put(key, clean)
  try {
    await deps.db.insert(upload).values({
      id,
      key,
      name: safeName(file.name, extension),
      mime,
      bytes: clean.length,
      owner_id: owner,
      created_at: deps.clock.now(),
    })
  } catch (error) {
    // Without its row it would be a file that nobody can find, nor remove.
    await deps.storage.remove(key)
    throw error
  }
  return id
}

/** Removes a document and its row; harmless when there is none. */
export async function removeUpload(deps: Pick<Deps, 'db' | 'storage'>, id: string): Promise<void> {
  const [gone] = await deps.db.delete(upload).where(eq(upload.id, id)).returning({ key: upload.key })
  if (gone) await deps.storage.remove(gone.key)
}
