import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ApplicationDocument, application as contract } from '#contract/education/application'
import type { DocumentKind } from '#contract/education/documents'
import { applicationFile, applicationLimits } from '#contract/education/limits'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { upload } from '#server/modules/media/media.table'
import { removeUpload, storeUpload } from '#server/modules/media/upload.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { application, applicationDocument } from './education.table'
import { refuseClosed } from './save.service'
import { lockOwn, type Own, worksOn } from './states.service'
import { documentRows } from './view.rows'

type EducationDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'decoder'>

/** Records a stored file as a document of the application. Throws what `addDocument` throws. */
const note = ({ db, clock }: EducationDeps, own: Own, kind: DocumentKind, uploadId: string): Promise<string> =>
  transaction(db, async (tx) => {
    const at = clock.now()
    const row = await lockOwn(tx, own)
    await refuseClosed(tx, row, 'documents')
    const same = and(eq(applicationDocument.application_id, row.id), eq(applicationDocument.kind, kind))
    const there = await tx.$count(applicationDocument, and(same, isNull(applicationDocument.removed_at)))
    if (there >= applicationLimits.files) throw new Refusal(409, 'education.filesTooMany', 'file')
    const [added] = await tx
      .insert(applicationDocument)
      .values({ application_id: row.id, upload_id: uploadId, kind, added_at: at, added_by: own.accountId })
      .returning({ id: applicationDocument.id })
    if (!added) throw new Error('a document was not kept')
    await tx.update(application).set({ updated_at: at }).where(eq(application.id, row.id))
    return added.id
  })

/** Refuses callers who cannot add documents before their file is read. */
const refuseStrangers = ({ db }: EducationDeps, own: Own): Promise<void> =>
  transaction(db, async (tx) => refuseClosed(tx, await lockOwn(tx, own), 'documents'))

/**
 * Adds a document to an application. Throws 404, 409 `education.sectionClosed` and `education.filesTooMany`, 400
 * `validation.required` without a file, and what `storeUpload` throws.
 */
export async function addDocument(
  deps: EducationDeps,
  own: Own,
  kind: DocumentKind,
  file: ReceivedFile | undefined,
): Promise<ApplicationDocument> {
  if (!file) throw new Refusal(400, 'validation.required', 'file')
  if (file.size > applicationFile.bytes) throw new Refusal(413, 'validation.fileSize', 'file')
  await refuseStrangers(deps, own)
  const uploadId = await storeUpload(deps, file, { owner: own.accountId, site: 'edu-travel', takesOffice: true })
  try {
    const id = await note(deps, own, kind, uploadId)
    const row = (await documentRows(deps.db, own.id)).find((each) => each.id === id)
    if (!row) throw new Refusal(404, 'education.notFound')
    const { added_at, added_by, kind: kept, ...stored } = row
    return { id, kind: kept, file: stored, added_at: added_at.toISOString(), added_by }
  } catch (error) {
    await removeUpload(deps, uploadId)
    throw error
  }
}

/** Removes a document; its file stays where a version names it. Throws 404, 409 `education.sectionClosed`. */
export async function removeDocument(deps: EducationDeps, own: Own, id: string): Promise<void> {
  const unusedUpload = await transaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockOwn(tx, own)
    await refuseClosed(tx, row, 'documents')
    const one = and(
      eq(applicationDocument.id, id),
      eq(applicationDocument.application_id, row.id),
      isNull(applicationDocument.removed_at),
    )
    const [kept] = await tx.select().from(applicationDocument).where(one)
    if (!kept) throw new Refusal(404, 'education.notFound')
    if (kept.is_submitted) await tx.update(applicationDocument).set({ removed_at: at }).where(one)
    else await tx.delete(applicationDocument).where(one)
    await tx.update(application).set({ updated_at: at }).where(eq(application.id, row.id))
    return kept.is_submitted ? null : kept.upload_id
  })
  if (unusedUpload) await removeUpload(deps, unusedUpload)
}

/** A document of one of the caller's applications, also one that was removed after it was submitted. Throws 404. */
export async function documentOf(
  db: Db,
  { accountId, id }: Own,
  document: string,
): Promise<z.input<typeof contract.document.data>> {
  const mine = db
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.id, id), worksOn(db, accountId)))
  const [found] = await db
    .select({ key: upload.key, name: upload.name, mime: upload.mime })
    .from(applicationDocument)
    .innerJoin(upload, eq(upload.id, applicationDocument.upload_id))
    .where(and(eq(applicationDocument.id, document), inArray(applicationDocument.application_id, mine)))
  if (!found) throw new Refusal(404, 'education.notFound')
  return found
}
