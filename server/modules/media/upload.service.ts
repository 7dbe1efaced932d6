import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { cut } from '#contract/cut'
import { guestUpload, pictureUpload, uploadBytes } from '#contract/media'
import type { Site } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { kindOf, type ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { upload } from './media.table'
import { officeKindOf, officeKinds, refuseTwoFold } from './office'

const pdf = 'application/pdf'

/** The accepted kinds of documents, by content and never by name (domain hazard 7). */
const accepted: Record<string, string> = {
  [pdf]: 'pdf',
  ...officeKinds,
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Only characters that every system allows in a file name. The name is shown and offered for download, never used as a path. */
const safeName = (name: string, extension: string) => {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
  return `${cut(stem, 80) || 'document'}.${extension}`
}

/** The owner of a document, where it is uploaded, and whether the sender is anonymous: then the limits are lower (product §5). */
export interface Sender {
  owner: string
  /** The site of what the document belongs to. */
  site: Site
  anonymous?: boolean
  /** Also accepts Word documents and Excel tables. */
  takesOffice?: boolean
}

/**
 * Stores a document (PDF, JPEG, PNG, WebP; at most 10 MiB, without an account 4 MiB) for its owner and returns its id. An image
 * keeps only its pixels: metadata and hidden data are removed. Throws 413 `validation.fileSize` and 415 `validation.fileType`,
 * what the decoder throws, and when the disk is full.
 */
export async function storeUpload(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'decoder'>,
  file: ReceivedFile,
  { owner, site, anonymous = false, takesOffice = false }: Sender,
): Promise<string> {
  if (file.size > (anonymous ? guestUpload.bytes : uploadBytes)) throw new Refusal(413, 'validation.fileSize', 'file')
  const mime = (await kindOf(file)) ?? (takesOffice ? await officeKindOf(file) : null) ?? ''
  const extension = accepted[mime]
  if (!extension) throw new Refusal(415, 'validation.fileType', 'file')
  const most = anonymous ? guestUpload.most : pictureUpload.most
  if (mime === pdf) await refuseTwoFold(file)
  const clean =
    mime === pdf || mime in officeKinds ? file : await deps.decoder.run({ kind: 'clean', path: file.path, most })
  const id = randomUUID()
  const key = `uploads/${id}.${extension}`
  await deps.storage.put(key, clean)
  try {
    await deps.db.insert(upload).values({
      id,
      key,
      name: safeName(file.name, extension),
      mime,
      bytes: Buffer.isBuffer(clean) ? clean.length : clean.size,
      owner_id: owner,
      site,
      created_at: deps.clock.now(),
    })
  } catch (error) {
    // Without its row the file could be neither found nor removed.
    await deps.storage.remove(key)
    throw error
  }
  return id
}

/** Removes a document and its row, if there is one. */
export async function removeUpload(deps: Pick<Deps, 'db' | 'storage'>, id: string): Promise<void> {
  const [removed] = await deps.db.delete(upload).where(eq(upload.id, id)).returning({ key: upload.key })
  if (removed) await deps.storage.remove(removed.key)
}
