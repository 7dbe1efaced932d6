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

/** An application ready for a decision, with the data that helps to decide. */
export const Candidate = z.extend(ApplicationRow, {
  country: z.string(),
  requested_won: z.number(),
  /** The largest amount that can be granted. */
  most_won: z.number(),
  /** The number of complete scores, and the mean of their totals. */
  scored: z.number(),
  mean: z.nullable(z.number()),
  /** Whether the reader has declared a conflict of interest. */
  has_conflict: z.boolean(),
})
export type Candidate = z.infer<typeof Candidate>

/** Why a row cannot be granted. */
export const rowFaults = ['unknown', 'year', 'step', 'conflict', 'above', 'budget'] as const
export const RowFault = z.enum(rowFaults)
export type RowFault = z.infer<typeof RowFault>

/**
 * The effect of a row, in the given order: a row with a fault takes nothing from the budget, and the rows after it are still
 * checked.
 */
export const PreviewRow = z.object({
  id: Uuid,
  won: z.number(),
  fault: z.nullable(RowFault),
  /** What is left of the year's budget after this row. */
  left_won: z.number(),
})
export type PreviewRow = z.infer<typeof PreviewRow>

const Rows = z
  .array(z.strictObject({ id: Uuid, won: Won }))
  .check(z.minLength(1, 'validation.required'), z.maxLength(applicationLimits.decided, 'validation.tooMany'))
const Deciding = z.strictObject({ year: z.number().check(...yearBounds), rows: Rows })

/** A batch of applications granted together. */
export const ApprovalBatch = z.object({
  id: Uuid,
  year: z.number(),
  decided_at: Instant,
  /** The deadline for undoing the whole batch; null afterwards, and once it was undone. */
  undo_until: z.nullable(Instant),
  rows: z.array(z.object({ id: Uuid, number: z.string(), won: z.number() })),
})
export type ApprovalBatch = z.infer<typeof ApprovalBatch>

/** Deciding on several applications together (product §4). */
export const educationApproval = {
  /** Applications in review, longest waiting first; of the open year unless another is requested. */
  candidates: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/approvals/candidates',
    ...chief,
    query: z.extend(Paging, { year: z.optional(z.coerce.number().check(...yearBounds)) }),
    data: z.extend(Paged(Candidate), { budget: YearBudget, years: z.array(z.number()) }),
  }),
  /** The effect of these grants on the budget, row by row in the given order; changes nothing. */
  preview: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/approvals/preview',
    ...chief,
    body: Deciding,
    data: z.object({ budget: YearBudget, rows: z.array(PreviewRow) }),
  }),
  /**
   * Grants all of them or none, each by the rules of a single approval. Refuses with 409 `education.approvalChanged` if any row
   * has a fault (`field` is `rows.` and its index): the result would differ from the preview. Mails are sent when the batch can
   * no longer be undone.
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
  /** The reader's own batches that can still be undone, newest first. */
  undoable: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/approvals',
    ...chief,
    data: z.array(ApprovalBatch),
  }),
  /**
   * Undoes all grants of the batch that are unchanged, and lists the others. Refuses with 409 `education.undoOver` after ten
   * minutes, and with `education.conflict` if a conflict was declared for one of them.
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
