import { and, eq, inArray } from 'drizzle-orm'
import { reportFile as limits, reportLimits } from '#contract/education/report/limits'
import type { report as contract, ReportFile, ReportFileKind } from '#contract/education/report/report'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { removeUpload, storeUpload } from '#server/modules/media/upload.service'
import { kindOf, type ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { application } from '../education.table'
import { lockOwn, type Own, worksOn } from '../states.service'
import { refuseClosedReport } from './open.service'
import { reportFileRows, reportFileWhere, reportSectionRows, writtenIn } from './report.rows'
import { reportFile } from './report.table'

type ReportDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'decoder'>

const sectionOf = { receipt: 'receipts', photo: 'photos' } as const

/** Refuses callers who cannot add files before the file is read. Throws 404, 409 `education.sectionClosed`. */
const refuseStrangers = ({ db }: ReportDeps, own: Own, kind: ReportFileKind): Promise<void> =>
  transaction(db, async (tx) => refuseClosedReport(tx, await lockOwn(tx, own), sectionOf[kind]))

const note = ({ db, clock }: ReportDeps, own: Own, kind: ReportFileKind, uploadId: string): Promise<string> =>
  transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    await refuseClosedReport(tx, row, sectionOf[kind])
    if ((await tx.$count(reportFile, eq(reportFile.application_id, row.id))) >= reportLimits.files)
      throw new Refusal(409, 'education.reportFilesTooMany', 'file')
    const [added] = await tx
      .insert(reportFile)
      .values({ application_id: row.id, upload_id: uploadId, kind, added_at: clock.now(), added_by: own.accountId })
      .returning({ id: reportFile.id })
    if (!added) throw new Error('a file of a report was not kept')
    return added.id
  })

/**
 * Stores a receipt or a photo for a report. Pictures keep only their pixels, so that no photo reveals where it was taken. Throws
 * 404, 409 `education.sectionClosed` and `education.reportFilesTooMany`, 400 `validation.required` without a file, and what
 * `storeUpload` throws.
 */
export async function addReportFile(
  deps: ReportDeps,
  own: Own,
  kind: ReportFileKind,
  file: ReceivedFile | undefined,
): Promise<ReportFile> {
  if (!file) throw new Refusal(400, 'validation.required', 'file')
  if (file.size > limits.bytes) throw new Refusal(413, 'validation.fileSize', 'file')
  await refuseStrangers(deps, own, kind)
  if (kind === 'photo' && !(await kindOf(file))?.startsWith('image/'))
    throw new Refusal(415, 'validation.fileType', 'file')
  const uploadId = await storeUpload(deps, file, { owner: own.accountId, site: 'edu-travel' })
  try {
    const id = await note(deps, own, kind, uploadId)
    const row = (await reportFileRows(deps.db, own.id)).find((each) => each.id === id)
    if (!row) throw new Refusal(404, 'education.notFound')
    const { added_at, added_by, kind: kept, ...stored } = row
    return { id, kind: kept, file: stored, added_at: added_at.toISOString(), added_by }
  } catch (error) {
    await removeUpload(deps, uploadId)
    throw error
  }
}

/** The files that a report names now. */
const namedBy = async (tx: Db, id: string): Promise<string[]> => {
  const { receipts, photos } = writtenIn(await reportSectionRows(tx, id))
  return [...receipts.lines.map(({ file_id }) => file_id), ...photos.lines.map((photo) => photo.id)]
}

/** Removes a file; it stays where a version, or a section as last saved, names it. Throws 404, 409 `education.sectionClosed`. */
export async function removeReportFile(deps: ReportDeps, own: Own, id: string): Promise<void> {
  const unusedUpload = await transaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, own)
    const one = and(eq(reportFile.id, id), eq(reportFile.application_id, row.id))
    const [kept] = await tx.select().from(reportFile).where(one)
    if (!kept) throw new Refusal(404, 'education.notFound')
    await refuseClosedReport(tx, row, sectionOf[kept.kind])
    if (kept.is_submitted || (await namedBy(tx, row.id)).includes(id)) return null
    await tx.delete(reportFile).where(one)
    return kept.upload_id
  })
  if (unusedUpload) await removeUpload(deps, unusedUpload)
}

type Served = z.input<typeof contract.file.data>

/** A file of a report for the owner and colleagues of its application. Throws 404. */
export async function reportFileOf(db: Db, { accountId, id }: Own, file: string): Promise<Served> {
  const mine = db
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.id, id), worksOn(db, accountId)))
  const [found] = await reportFileWhere(db, file, inArray(reportFile.application_id, mine))
  if (!found) throw new Refusal(404, 'education.notFound')
  return found
}

/** Like `reportFileOf`, for the desk: only submitted files, with an entry in the audit log. Throws 404. */
export async function reportFileForDesk(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: string,
  { id, file }: { id: string; file: string },
): Promise<Served> {
  const which = and(eq(reportFile.application_id, id), eq(reportFile.is_submitted, true))
  const [found] = await reportFileWhere(db, file, which)
  if (!found) throw new Refusal(404, 'education.notFound')
  const { kind, ...served } = found
  const detail = { file, kind }
  await writeAudit(db, { at: clock.now(), actor_id: reader, act: 'education.reportFile', subject: id, detail })
  return served
}
