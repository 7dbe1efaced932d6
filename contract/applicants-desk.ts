import { Applicant } from './applicants'
import { Country } from './countries'
import { DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Instant, RequiredText, Uuid } from './fields'
import { z } from './zod'

/** Most characters of the reason for blocking or unblocking an account. */
export const blockReasonLength = 500

/** Whether an account of the travel area is in use, or was blocked by a chief reviewer. */
export const applicantStatuses = ['active', 'blocked'] as const
const Status = z.enum(applicantStatuses)

export const applicantSorts = ['created_at', 'organization'] as const

/** An account of the travel area, as the desk's list shows it. */
export const ApplicantRow = z.object({
  id: Uuid,
  status: Status,
  organization: z.string(),
  organization_latin: z.string(),
  country: z.string(),
  name: z.string(),
  email: z.string(),
  created_at: Instant,
})
export type ApplicantRow = z.infer<typeof ApplicantRow>

/** A period in which an account was blocked; `lifted_at` is null while it still is. */
export const Block = z.object({
  id: Uuid,
  at: Instant,
  by: z.string(),
  reason: z.string(),
  lifted_at: z.nullable(Instant),
  lifted_by: z.string(),
  lifted_reason: z.string(),
})
export type Block = z.infer<typeof Block>

export const ReviewedApplicant = z.extend(Applicant, {
  status: Status,
  created_at: Instant,
  /** Newest first. */
  blocks: z.array(Block),
})
export type ReviewedApplicant = z.infer<typeof ReviewedApplicant>

/** Query of the list. */
export const ApplicantQuery = z.extend(DeskPaging(applicantSorts, '-created_at'), {
  /** Matches anywhere in the organization, or in its representative's name or email address. */
  q: DeskSearch,
  status: z.optional(Status),
  country: z.optional(Country),
})

const reader = { auth: 'admin', roles: ['reviewer', 'chief'] } as const
const chief = { auth: 'admin', roles: ['chief'] } as const
const One = z.object({ id: Uuid })
/** The reason for blocking or unblocking an account; only the desk sees it. */
export const BlockReason = z.strictObject({ reason: RequiredText(blockReasonLength) })
export type BlockReason = z.infer<typeof BlockReason>

/** The applicants' accounts, for the desk (product §6). */
export const applicantsDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applicants',
    ...reader,
    query: ApplicantQuery,
    data: DeskRows(ApplicantRow),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applicants/:id',
    ...reader,
    params: One,
    data: ReviewedApplicant,
  }),
  /**
   * Ends every session of the account immediately and refuses further sign-ins. Refuses with 409 `desk.changed` if it is already
   * blocked.
   */
  block: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applicants/:id/block',
    ...chief,
    params: One,
    body: BlockReason,
    data: ReviewedApplicant,
    limit: 'write',
  }),
  /** Refuses with 409 `desk.changed` if the account is not blocked. */
  unblock: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applicants/:id/unblock',
    ...chief,
    params: One,
    body: BlockReason,
    data: ReviewedApplicant,
    limit: 'write',
  }),
}
