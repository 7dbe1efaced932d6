import { Count, DeskPaging, DeskRows, DeskSearch } from '../../desk-list'
import { endpoint } from '../../endpoint'
import { Day, Instant, OptionalText, RequiredText, TravelDay, Uuid } from '../../fields'
import { Download } from '../../files'
import { Lang } from '../../languages'
import { z } from '../../zod'
import { revisionDraftOf } from '../revision'
import { ApplicationStatus, ReportStatus } from '../status'
import { reportLimits } from './limits'
import { Report } from './report'
import { ReportSection } from './sections'

export const ReportRow = z.object({
  /** The application's id. */
  id: Uuid,
  number: z.string(),
  status: ApplicationStatus,
  organization: z.string(),
  departure: z.nullable(Day),
  due: Day,
  /** It was due before today and has not been submitted. */
  is_late: z.boolean(),
  /** The last submission; null before. */
  submitted_at: z.nullable(Instant),
  granted_won: z.number(),
  /** The sum of its receipts, and the number of differences from the plan; null before it was submitted. */
  claimed_won: z.nullable(z.number()),
  differences: z.nullable(z.number()),
  paid_won: z.nullable(z.number()),
})
export type ReportRow = z.infer<typeof ReportRow>

/** Sort keys of the list of reports. */
export const reportSorts = ['due', 'number', 'organization'] as const
export const ReportQuery = z.extend(DeskPaging(reportSorts, '-due'), {
  /** Matches anywhere in the number, the organization, or the representative's email address. */
  q: DeskSearch,
  status: z.optional(ReportStatus),
  late: z.optional(z.literal('1')),
})

/** A reviewer's request for changes to a report. */
export const ReportRevisionDraft = revisionDraftOf(ReportSection, 4)
export type ReportRevisionDraft = z.infer<typeof ReportRevisionDraft>

/** A report as the desk sees it: the version submitted last, never the one being typed. */
export const ReviewedReport = z.extend(Report, {
  /** The email address of the application's owner, and the language of mails to them. */
  account_email: z.string(),
  account_lang: Lang,
})
export type ReviewedReport = z.infer<typeof ReviewedReport>

const Won = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(1_000_000_000, 'validation.tooMany'))

/** The accepted amount of a receipt: a reason is required if it is less than the receipt's. */
export const ReceiptVerdict = z.strictObject({
  won: Won,
  words: OptionalText(reportLimits.words),
  /** The amount accepted before, as the reviewer has seen it; null if none was. */
  seen: z.nullable(Won),
})
export type ReceiptVerdict = z.infer<typeof ReceiptVerdict>

/** The payment method; `won` is the due amount as the reviewer saw it. */
export const Payment = z.strictObject({
  won: Won,
  paid_on: TravelDay,
  reference: RequiredText(100),
})
export type Payment = z.infer<typeof Payment>

const viewer = { auth: 'admin', roles: ['reviewer', 'chief', 'operator'] } as const
const reader = { auth: 'admin', roles: ['reviewer', 'chief'] } as const
const chief = { auth: 'admin', roles: ['chief'] } as const
const One = z.object({ id: Uuid })

/** What reviewers and chiefs do with reports, and what operators see of them (product §3, §6). */
export const reportDesk = {
  /** `counts` is the number per status with all other filters applied. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/reports',
    ...viewer,
    query: ReportQuery,
    data: z.extend(DeskRows(ReportRow), { counts: z.record(ReportStatus, Count) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id/report',
    ...viewer,
    params: One,
    data: ReviewedReport,
  }),
  /** A submitted receipt or photo; each request for a receipt is in the audit log with its caller. */
  file: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id/report/files/:file',
    ...reader,
    params: z.object({ id: Uuid, file: Uuid }),
    data: Download,
    download: true,
  }),
  /**
   * Decides how much of a receipt is accepted. Refuses with 400 `education.aboveReceipt` and `education.lessNeedsWords`, with 404
   * if the receipt was not submitted, and with 409 `education.receiptDecided` if a colleague has decided meanwhile,
   * `education.step` unless the report waits for the desk, and `education.conflict` if the reviewer has declared a conflict.
   */
  accept: endpoint({
    method: 'put',
    path: '/api/v1/admin/education/applications/:id/report/receipts/:receipt',
    ...reader,
    params: z.object({ id: Uuid, receipt: Uuid }),
    body: ReceiptVerdict,
    data: ReviewedReport,
    limit: 'write',
  }),
  /** Opens sections again, with comments on their fields; mailed. */
  askBack: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/report/ask-back',
    ...reader,
    params: One,
    body: ReportRevisionDraft,
    data: ReviewedReport,
    limit: 'write',
  }),
  /**
   * Records the payment and completes the application; the unused part of the grant returns to the year's budget. Refuses with
   * 409 `education.receiptsUndecided`, `education.paymentChanged` if a different amount is due by now, and `education.step`.
   */
  complete: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/report/complete',
    ...chief,
    params: One,
    body: Payment,
    data: ReviewedReport,
    limit: 'write',
  }),
}
