import { endpoint } from '../endpoint'
import { Uuid } from '../fields'
import { Download } from '../files'
import { StreamedFile } from '../streamed-file'
import { SentText } from '../text-blocks'
import { z } from '../zod'
import { applicationLimits } from './limits'
import { ReviewedApplication } from './reviewed'
import { revisionDraftOf } from './revision'
import { Section } from './sections'

const One = z.object({ id: Uuid })
/** Operators can read submitted applications, but not act on them. */
const viewer = { auth: 'admin', roles: ['reviewer', 'chief', 'operator'] } as const
const reader = { auth: 'admin', roles: ['reviewer', 'chief'] } as const
const chief = { auth: 'admin', roles: ['chief'] } as const
const Reason = SentText(applicationLimits.reason)

/** A granted amount. */
export const Won = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(1, 'validation.number'), z.lte(1_000_000_000, 'validation.tooMany'))

/** A reviewer's request for changes to an application. */
export const RevisionDraft = revisionDraftOf(Section, 5)
export type RevisionDraft = z.infer<typeof RevisionDraft>

/**
 * What reviewers and chiefs do with one application; each step is in the trail. Anyone with a declared conflict of interest is
 * refused with 409 `education.conflict` (product §3, §6).
 */
export const review = {
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id',
    ...viewer,
    params: One,
    data: ReviewedApplication,
  }),
  /** A submitted document, to be viewed or saved; each request is in the audit log with its caller. */
  document: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id/documents/:document',
    ...reader,
    params: z.object({ id: Uuid, document: Uuid }),
    data: Download,
    download: true,
  }),
  /** All documents of the version submitted last, as one ZIP streamed while it is built; also in the audit log. */
  archive: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id/archive',
    ...reader,
    params: One,
    data: StreamedFile,
    download: true,
  }),
  start: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/start',
    ...reader,
    params: One,
    data: ReviewedApplication,
    limit: 'write',
  }),
  /** Opens sections again, with comments on their fields; mailed. */
  askBack: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/ask-back',
    ...reader,
    params: One,
    body: RevisionDraft,
    data: ReviewedApplication,
    limit: 'write',
  }),
  /**
   * Grants an amount in won from the year's budget. Refuses with 400 `education.aboveRequested` an amount above the request or its
   * ceiling, and with 409 `education.budget` one that exceeds the remaining budget. The mail is sent when the decision can no
   * longer be undone.
   */
  approve: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/approve',
    ...chief,
    params: One,
    body: z.strictObject({
      won: Won,
    }),
    data: ReviewedApplication,
    limit: 'write',
  }),
  reject: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/reject',
    ...chief,
    params: One,
    body: z.strictObject({ reason: Reason }),
    data: ReviewedApplication,
    limit: 'write',
  }),
  /**
   * Undoes the last decision, for ten minutes; the granted amount returns to the budget. Refuses with 409 `education.undoOver`.
   */
  undo: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/undo',
    ...chief,
    params: One,
    data: ReviewedApplication,
    limit: 'write',
  }),
}
