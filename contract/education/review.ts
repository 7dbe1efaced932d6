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
/** Operators see what is submitted; what is done with it is not theirs. */
const viewer = { auth: 'admin', roles: ['reviewer', 'chief', 'operator'] } as const
const reader = { auth: 'admin', roles: ['reviewer', 'chief'] } as const
const chief = { auth: 'admin', roles: ['chief'] } as const
const Reason = SentText(applicationLimits.reason)

/** An amount that is granted. */
export const Won = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(1, 'validation.number'), z.lte(1_000_000_000, 'validation.tooMany'))

/** What was asked back of an application, as a reviewer writes it. */
export const RevisionDraft = revisionDraftOf(Section, 5)
export type RevisionDraft = z.infer<typeof RevisionDraft>

/** What reviewers and chiefs do to one application; each step is in the trail. Whoever has declared a conflict of interest takes none: 409 `education.conflict` (product §3, §6). */
export const review = {
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id',
    ...viewer,
    params: One,
    data: ReviewedApplication,
  }),
  /** A document of what was submitted, to be looked at or saved; who asked for it is in the audit log. */
  document: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id/documents/:document',
    ...reader,
    params: z.object({ id: Uuid, document: Uuid }),
    data: Download,
    download: true,
  }),
  /** All documents of what was submitted last, as one ZIP that is sent while it is made; in the audit log as well. */
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
  /** Opens sections again, with comments at their fields; mailed. */
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
   * Grants an amount in won out of the year's budget. Refuses with 400 `education.aboveAsked` one above what was asked for or its ceiling, and with
   * 409 `education.budget` one that the budget has no longer. The mail goes when it can be undone no more.
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
  /** Takes the last decision back, for ten minutes; what was granted returns to the budget. Refuses with 409 `education.undoOver`. */
  undo: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/undo',
    ...chief,
    params: One,
    data: ReviewedApplication,
    limit: 'write',
  }),
}
