import { endpoint } from '../../endpoint'
import { Day, Instant, Uuid } from '../../fields'
import { Download, StoredFile } from '../../files'
import { z } from '../../zod'
import { Saved } from '../application'
import { applicationLimits } from '../limits'
import { revisionOf } from '../revision'
import { Written } from '../sections'
import { ApplicationStatus } from '../status'
import { ProgramYear } from '../year'
import { reportFile } from './limits'
import { ReportSection, typedReport, WrittenReport } from './sections'

export const ReportFileKind = z.enum(['receipt', 'photo'])
export type ReportFileKind = z.infer<typeof ReportFileKind>

export const ReportFile = z.object({
  id: Uuid,
  kind: ReportFileKind,
  file: StoredFile,
  added_at: Instant,
  added_by: z.string(),
})
export type ReportFile = z.infer<typeof ReportFile>

/** The amount the desk accepted of a receipt, in won, with a reason if it is less than the receipt's. */
export const ReceiptDecision = z.object({ receipt: Uuid, accepted_won: z.number(), words: z.string() })
export type ReceiptDecision = z.infer<typeof ReceiptDecision>

/** A request for changes to a report. */
export const ReportRevision = revisionOf(ReportSection)
export type ReportRevision = z.infer<typeof ReportRevision>

/** The report on a trip, as those who work on its application see it. */
export const Report = z.object({
  /** The application's id. */
  id: Uuid,
  number: z.string(),
  status: ApplicationStatus,
  organization: z.string(),
  /** The last Seoul day to be on time. */
  due: Day,
  /** The approved application. */
  plan: Written,
  granted_won: z.number(),
  written: WrittenReport,
  saved: z.object({ days: Saved, people: Saved, receipts: Saved, photos: Saved }),
  files: z.array(ReportFile),
  /** The sections that can be changed now. */
  open: z.array(ReportSection),
  revisions: z.array(ReportRevision),
  versions: z.array(z.object({ number: z.number(), submitted_at: Instant, written: WrittenReport })),
  /** Shown to applicants once the report is completed. */
  decisions: z.array(ReceiptDecision),
  payment: z.nullable(z.object({ won: z.number(), paid_on: Day, reference: z.string() })),
  program: ProgramYear,
})
export type Report = z.infer<typeof Report>

/** The current form of one section, and the version it was based on. */
export const ReportSave = z.discriminatedUnion('section', [
  z.strictObject({ section: z.literal('days'), base: z.number(), value: typedReport.days }),
  z.strictObject({ section: z.literal('people'), base: z.number(), value: typedReport.people }),
  z.strictObject({ section: z.literal('receipts'), base: z.number(), value: typedReport.receipts }),
  z.strictObject({ section: z.literal('photos'), base: z.number(), value: typedReport.photos }),
])
export type ReportSave = z.infer<typeof ReportSave>

/** The state of the report the submitter has read: each section's version. */
const SeenReport = z.strictObject({ days: z.number(), people: z.number(), receipts: z.number(), photos: z.number() })
export type SeenReport = z.infer<typeof SeenReport>

const applicant = { auth: 'travel', roles: ['applicant'] } as const
const One = z.object({ id: Uuid })
const OneFile = z.object({ id: Uuid, file: Uuid })

/**
 * What applicants do with the report on their trip; for those who work on its application, all others get 404 (product §3, §6).
 */
export const report = {
  /** Refuses with 404 before the trip has ended. */
  detail: endpoint({
    method: 'get',
    path: '/api/v1/education/applications/:id/report',
    ...applicant,
    params: One,
    data: Report,
  }),
  /** Saves a section. Refuses with 409 `education.editedElsewhere` and `education.sectionClosed`, as applications do. */
  save: endpoint({
    method: 'put',
    path: '/api/v1/education/applications/:id/report/section',
    ...applicant,
    params: One,
    body: ReportSave,
    bytes: applicationLimits.sectionBytes,
    data: Saved,
  }),
  /**
   * Uploads a receipt or a photo; a section refers to it afterwards. Refuses with 409 `education.sectionClosed` and
   * `education.filesTooMany`, with 413 `validation.fileSize`, with 415 `validation.fileType` and `validation.fileDamaged`.
   */
  addFile: endpoint({
    method: 'post',
    path: '/api/v1/education/applications/:id/report/files',
    ...applicant,
    params: One,
    body: z.strictObject({ kind: ReportFileKind }),
    files: ['file'],
    bytes: reportFile.bytes + 64 * 1024,
    data: ReportFile,
    limit: 'upload',
  }),
  /** Removes a file that no section refers to any more. Refuses with 409 `education.sectionClosed`. */
  removeFile: endpoint({
    method: 'delete',
    path: '/api/v1/education/applications/:id/report/files/:file',
    ...applicant,
    params: OneFile,
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
  file: endpoint({
    method: 'get',
    path: '/api/v1/education/applications/:id/report/files/:file',
    ...applicant,
    params: OneFile,
    data: Download,
    download: true,
  }),
  /**
   * Submits it, or submits it again after a request for changes. Refuses with 400 `education.reportIncomplete` (`field` is the
   * first one, such as `people.why`), and with 409 `education.readAgain` if it has changed since it was read, and
   * `education.step` if its status does not allow the step.
   */
  submit: endpoint({
    method: 'post',
    path: '/api/v1/education/applications/:id/report/submit',
    ...applicant,
    params: One,
    body: z.strictObject({ seen: SeenReport }),
    idempotent: true,
    data: Report,
    limit: 'write',
  }),
}
