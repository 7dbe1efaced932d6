import { asc, eq, inArray } from 'drizzle-orm'
import type { StoredFile } from '#contract/files'
import { inquiryFiles } from '#contract/inquiry'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { upload } from '#server/modules/media/media.table'
import { removeUpload, type Sender, storeUpload } from '#server/modules/media/upload.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { inquiryFile } from './inquiry.table'

/** The files of a call, in the order of their fields. */
export type Given = Partial<Record<'file_1' | 'file_2' | 'file_3', ReceivedFile>>

/**
 * Stores the files of a message, then does `work` with their ids; if either fails, none of the files remain. The owner is an
 * account, or a guest's inquiry. Throws 413 `validation.fileSize` and what `storeUpload` throws (product §5).
 */
export async function withFiles<T>(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'decoder'>,
  { file_1, file_2, file_3 }: Given,
  sender: Sender,
  work: (ids: string[]) => Promise<T>,
): Promise<T> {
  const files = [file_1, file_2, file_3].filter((file) => file !== undefined)
  if (files.some(({ size }) => size > inquiryFiles.bytes)) throw new Refusal(413, 'validation.fileSize', 'file')
  const ids: string[] = []
  try {
    for (const file of files) ids.push(await storeUpload(deps, file, sender))
    return await work(ids)
  } catch (error) {
    for (const id of ids) await removeUpload(deps, id)
    throw error
  }
}

/** Attaches stored files to a message. */
export async function attach(tx: Db, message_id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.insert(inquiryFile).values(ids.map((upload_id, position) => ({ message_id, upload_id, position })))
}

/** The files of messages, by message. One query. */
export async function filesOf(db: Db, messageIds: readonly string[]): Promise<Map<string, StoredFile[]>> {
  const files = new Map<string, StoredFile[]>(messageIds.map((id) => [id, []]))
  if (messageIds.length === 0) return files
  const rows = await db
    .select({
      message_id: inquiryFile.message_id,
      id: upload.id,
      name: upload.name,
      mime: upload.mime,
      bytes: upload.bytes,
    })
    .from(inquiryFile)
    .innerJoin(upload, eq(upload.id, inquiryFile.upload_id))
    .where(inArray(inquiryFile.message_id, [...messageIds]))
    .orderBy(asc(inquiryFile.position))
  for (const { message_id, ...file } of rows) files.get(message_id)?.push(file)
  return files
}
