import { Applicant } from './applicants'
import { Country } from './countries'
import { DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Instant, RequiredText, Uuid } from './fields'
import { z } from './zod'

/** Characters of why an account is blocked, or no longer. */
export const blockReasonLength = 500

/** An account of the travel area may be used, or was blocked by a chief reviewer. */
export const applicantStatuses = ['active', 'blocked'] as const
const Status = z.enum(applicantStatuses)

export const applicantSorts = ['created_at', 'organisation'] as const

/** An account of the travel area, as the desk's list shows it. */
export const ApplicantRow = z.object({
  id: Uuid,
  status: Status,
  organisation: z.string(),
  organisation_latin: z.string(),
  country: z.string(),
  name: z.string(),
  email: z.string(),
  created_at: Instant,
})
export type ApplicantRow = z.infer<typeof ApplicantRow>

/** A time for which an account was blocked; `lifted_at` is null while it is. */
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
  /** The newest first. */
  blocks: z.array(Block),
})
export type ReviewedApplicant = z.infer<typeof ReviewedApplicant>

/** How the list is asked for. */
export const ApplicantQuery = z.extend(DeskPaging(applicantSorts, '-created_at'), {
  /** Anywhere in the organisation, or in its representative's name or address. */
  q: DeskSearch,
  status: z.optional(Status),
  country: z.optional(Country),
})

const reader = { auth: 'admin', roles: ['reviewer', 'chief'] } as const
const chief = { auth: 'admin', roles: ['chief'] } as const
const One = z.object({ id: Uuid })
/** Why an account is blocked, or no longer: for the desk alone. */
export const BlockReason = z.strictObject({ reason: RequiredText(blockReasonLength) })
export type BlockReason = z.infer<typeof BlockReason>

/** The accounts of those who apply, for the desk (product §6). */
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
  /** Ends every session of the account at once; it can sign in no more. Refuses with 409 `desk.changed` what is blocked already. */
  block: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applicants/:id/block',
    ...chief,
    params: One,
    body: BlockReason,
    data: ReviewedApplicant,
    limit: 'write',
  }),
  /** Refuses with 409 `desk.changed` what is not blocked. */
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
