import { and, eq } from 'drizzle-orm'
import type { Download } from '#contract/files'
import type { StreamedFile } from '#contract/streamed-file'
import type { z } from '#contract/zod'
import { archiveOf, entryName } from '#server/archive'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { upload } from '#server/modules/media/media.table'
import { Refusal } from '#server/refusal'
import { application, applicationDocument } from './education.table'
import { lastVersion } from './view.rows'

type DocumentDeps = Pick<Deps, 'db' | 'clock' | 'storage'>

/** The submitted documents of an application, in the order in which they were added. */
const submitted = (db: Db, id: string) =>
  db
    .select({
      id: applicationDocument.id,
      kind: applicationDocument.kind,
      key: upload.key,
      name: upload.name,
      mime: upload.mime,
    })
    .from(applicationDocument)
    .innerJoin(upload, eq(upload.id, applicationDocument.upload_id))
    .where(and(eq(applicationDocument.application_id, id), eq(applicationDocument.is_submitted, true)))
    .orderBy(applicationDocument.added_at, applicationDocument.id)

/** A document for the desk, with an entry in the audit log. Throws 404 for one that was not submitted. */
export async function documentForDesk(
  { db, clock }: DocumentDeps,
  reader: string,
  { id, document }: { id: string; document: string },
): Promise<z.input<typeof Download>> {
  const found = (await submitted(db, id)).find((each) => each.id === document)
  if (!found) throw new Refusal(404, 'education.notFound')
  const { key, name, mime } = found
  const detail = { document, kind: found.kind }
  await writeAudit(db, { at: clock.now(), actor_id: reader, act: 'education.document', subject: id, detail })
  return { key, name, mime }
}

/**
 * All documents of the latest submitted version as one ZIP, with an entry in the audit log. Throws 404 before the first
 * submission.
 */
export function archiveForDesk(
  { db, clock, storage }: DocumentDeps,
  reader: string,
  id: string,
): Promise<StreamedFile> {
  return transaction(db, async (tx) => {
    const [row] = await tx.select({ number: application.number }).from(application).where(eq(application.id, id))
    const last = row && (await lastVersion(tx, id))
    if (!last) throw new Refusal(404, 'education.notFound')
    const named = new Set(last.documents.map((each) => each.id))
    const files = (await submitted(tx, id)).filter((each) => named.has(each.id))
    const detail = { documents: files.length }
    await writeAudit(tx, { at: clock.now(), actor_id: reader, act: 'education.archive', subject: id, detail })
    return {
      body: archiveOf(
        storage,
        files.map(({ key, kind, name }, at) => ({ key, name: entryName(at, kind, name) })),
      ),
      name: `${row.number}.zip`,
      mime: 'application/zip',
    }
  })
}
