import { endpoint } from '../endpoint'
import { RequiredText, Uuid } from '../fields'
import { z } from '../zod'
import { applicationLimits } from './limits'
import { ReviewedApplication } from './reviewed'
import { StaffMember } from './staff-member'

const One = z.object({ id: Uuid })
const staffOnly = { auth: 'admin', roles: ['reviewer', 'chief'] } as const
const chief = { auth: 'admin', roles: ['chief'] } as const
const Reason = RequiredText(applicationLimits.reason)

/** Assignments and conflicts of interest (product §6). Each act is in the trail. */
export const educationStaff = {
  /** Reviewers and chiefs, by name. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/staff',
    ...staffOnly,
    data: z.array(StaffMember),
  }),
  /**
   * Assigns an application: a chief to anyone, a reviewer only to themselves. Refuses with 403 `general.forbidden`, with 404 if
   * the person is not on the staff, and with 409 `education.conflict` if the person or the caller has declared one.
   */
  assign: endpoint({
    method: 'put',
    path: '/api/v1/admin/education/applications/:id/assignees/:person',
    ...staffOnly,
    params: z.object({ id: Uuid, person: Uuid }),
    data: ReviewedApplication,
    limit: 'write',
  }),
  /** Removes an assignment, by the same rule. */
  unassign: endpoint({
    method: 'delete',
    path: '/api/v1/admin/education/applications/:id/assignees/:person',
    ...staffOnly,
    params: z.object({ id: Uuid, person: Uuid }),
    data: ReviewedApplication,
    limit: 'write',
  }),
  /**
   * Declares the caller's own conflict of interest: the person can then neither score, nor take any step, nor be assigned, nor
   * decide who else is.
   */
  declareConflict: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/conflict',
    ...staffOnly,
    params: One,
    body: z.strictObject({ words: Reason }),
    data: ReviewedApplication,
    limit: 'write',
  }),
  /**
   * Lifts another person's conflict, with a reason. Refuses with 403 `education.ownConflict` the caller's own, with 404 if there
   * is none, and with 409 `education.conflict` if the caller has declared one.
   */
  liftConflict: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/conflicts/:person/lift',
    ...chief,
    params: z.object({ id: Uuid, person: Uuid }),
    body: z.strictObject({ words: Reason }),
    data: ReviewedApplication,
    limit: 'write',
  }),
}
