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

/** Who works on which application, and who keeps out of it (product §6). Each act is in the trail. */
export const educationStaff = {
  /** Reviewers and chiefs, by name. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/staff',
    ...staffOnly,
    data: z.array(StaffMember),
  }),
  /**
   * Gives an application to somebody: a chief to anyone, a reviewer to nobody but himself. Refuses with 403 `general.forbidden`, with 404
   * who is not of the staff, and with 409 `education.conflict` who has declared one.
   */
  assign: endpoint({
    method: 'put',
    path: '/api/v1/admin/education/applications/:id/assignees/:person',
    ...staffOnly,
    params: z.object({ id: Uuid, person: Uuid }),
    data: ReviewedApplication,
    limit: 'write',
  }),
  /** Takes it from somebody again, by the same rule. */
  unassign: endpoint({
    method: 'delete',
    path: '/api/v1/admin/education/applications/:id/assignees/:person',
    ...staffOnly,
    params: z.object({ id: Uuid, person: Uuid }),
    data: ReviewedApplication,
    limit: 'write',
  }),
  /** Declares one's own conflict of interest: whoever has one neither scores, nor takes any step, nor is assigned. */
  declareConflict: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/conflict',
    ...staffOnly,
    params: One,
    body: z.strictObject({ words: Reason }),
    data: ReviewedApplication,
    limit: 'write',
  }),
  /** Lifts somebody else's, with a reason. Refuses with 403 `education.ownConflict` one's own, and with 404 one that is not there. */
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
