import { endpoint } from '../endpoint'
import { Instant, RequiredText, Uuid } from '../fields'
import { z } from '../zod'
import { Application } from './application'
import { applicationLimits } from './limits'
import { Section } from './sections'

const One = z.object({ id: Uuid })
const reader = { auth: 'admin', roles: ['reviewer', 'chief'] } as const
const chief = { auth: 'admin', roles: ['chief'] } as const
const Reason = RequiredText(applicationLimits.reason)

/** What was asked back of an application, as a reviewer writes it. */
export const RevisionDraft = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        section: Section,
        comments: z
          .array(z.strictObject({ field: z.string().check(z.maxLength(100, 'validation.tooLong')), text: Reason }))
          .check(z.minLength(1, 'validation.required'), z.maxLength(30, 'validation.tooMany')),
      }),
    )
    .check(z.minLength(1, 'validation.required'), z.maxLength(5, 'validation.tooMany')),
})
export type RevisionDraft = z.infer<typeof RevisionDraft>

/** An application as reviewers see it: never before it was submitted. */
export const ReviewedApplication = z.extend(Application, {
  /** Of whoever owns it. */
  account_email: z.string(),
  /** Until when the last decision may be undone; null where there is nothing to undo. */
  undo_until: z.nullable(Instant),
})
export type ReviewedApplication = z.infer<typeof ReviewedApplication>

/** What reviewers and chiefs do to one application; each step is in the trail (product §3, §6). */
export const review = {
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id',
    ...reader,
    params: One,
    data: ReviewedApplication,
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
      won: z
        .number('validation.number')
        .check(z.int('validation.number'), z.gte(1, 'validation.number'), z.lte(1_000_000_000, 'validation.tooMany')),
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
