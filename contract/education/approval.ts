import { endpoint } from '../endpoint'
import { Instant, Paged, Paging, Uuid } from '../fields'
import { z } from '../zod'
import { ApplicationRow } from './application'
import { applicationLimits } from './limits'
import { Won } from './review'

const chief = { auth: 'admin', roles: ['chief'] } as const

const yearBounds = [z.int(), z.gte(2020), z.lte(2099)] as const

/** The budget of a year, in won. */
const YearBudget = z.object({ year: z.number(), budget_won: z.number(), committed_won: z.number() })
export type YearBudget = z.infer<typeof YearBudget>

/** An application that may be decided, with what helps to decide it. */
export const Candidate = z.extend(ApplicationRow, {
  country: z.string(),
  asked_won: z.number(),
  /** The most that may be granted. */
  most_won: z.number(),
  /** How many have given complete scores, and the mean of their totals. */
  scored: z.number(),
  mean: z.nullable(z.number()),
  /** Whether the reader has declared a conflict of interest. */
  has_conflict: z.boolean(),
})
export type Candidate = z.infer<typeof Candidate>

/** Why a row cannot be granted as it stands. */
export const rowFaults = ['unknown', 'year', 'step', 'conflict', 'above', 'budget'] as const
export const RowFault = z.enum(rowFaults)
export type RowFault = z.infer<typeof RowFault>

/** What a row would do, taken in its order: a row with a fault takes nothing, and those after it are still tried. */
export const PreviewRow = z.object({
  id: Uuid,
  won: z.number(),
  fault: z.nullable(RowFault),
  /** Of the year's budget after this row. */
  left_won: z.number(),
})
export type PreviewRow = z.infer<typeof PreviewRow>

const Rows = z
  .array(z.strictObject({ id: Uuid, won: Won }))
  .check(z.minLength(1, 'validation.required'), z.maxLength(applicationLimits.decided, 'validation.tooMany'))
const Deciding = z.strictObject({ year: z.number().check(...yearBounds), rows: Rows })

/** Many that were granted at once. */
export const ApprovalBatch = z.object({
  id: Uuid,
  year: z.number(),
  decided_at: Instant,
  /** Until when it may be undone as a whole; null afterwards, and once it was. */
  undo_until: z.nullable(Instant),
  rows: z.array(z.object({ id: Uuid, number: z.string(), won: z.number() })),
})
export type ApprovalBatch = z.infer<typeof ApprovalBatch>

/** Deciding many at once (product §4). */
export const educationApproval = {
  /** Those in review, the longest first; of the year that is open unless another is asked for. */
  candidates: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/approvals/candidates',
    ...chief,
    query: z.extend(Paging, { year: z.optional(z.coerce.number().check(...yearBounds)) }),
    data: z.extend(Paged(Candidate), { budget: YearBudget, years: z.array(z.number()) }),
  }),
  /** What these grants would do to the budget, row by row in the order given; changes nothing. */
  preview: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/approvals/preview',
    ...chief,
    body: Deciding,
    data: z.object({ budget: YearBudget, rows: z.array(PreviewRow) }),
  }),
  /**
   * Grants all of them or none, each by the rules of a single one. Refuses with 409 `education.approvalChanged` where any row has a fault
   * (`field` is `rows.` and its place): what was previewed is not what would be done. Mails go when it can be undone no more.
   */
  decide: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/approvals',
    ...chief,
    body: Deciding,
    idempotent: true,
    data: ApprovalBatch,
    limit: 'write',
  }),
  /** The reader's own that may still be undone, the newest first. */
  undoable: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/approvals',
    ...chief,
    data: z.array(ApprovalBatch),
  }),
  /**
   * Takes all of them back that still stand as they were granted then, and names those that do not. Refuses with 409
   * `education.undoOver` after ten minutes, and with `education.conflict` where a conflict was declared for one of them.
   */
  undo: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/approvals/:id/undo',
    ...chief,
    params: z.object({ id: Uuid }),
    data: z.object({ undone: z.array(Uuid), left: z.array(z.object({ id: Uuid, number: z.string() })) }),
    limit: 'write',
  }),
}
