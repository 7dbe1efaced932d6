import { DeskActs } from './desk-acts'
import { endpoint, roles } from './endpoint'
import { Email, Instant, RequiredText, Uuid } from './fields'
import { Lang } from './languages'
import { z } from './zod'

/**
 * The roles of invitations, by desk: operators, education travel, gates of APEC tours, doors of the MICE fair, the medical fair's
 * office. An owner is also an operator.
 */
export const staffRoles = [
  'owner',
  'operator',
  'reviewer',
  'chief',
  'gate-staff',
  'supervisor',
  'mice-gate-staff',
  'fair-admin',
] as const
export type StaffRole = (typeof staffRoles)[number]
/** The fair's office signs in at the fair, with accounts of its own: its role goes with no other. */
export const fairOfficeRole = 'fair-admin' satisfies StaffRole

const Roles = z.array(z.enum(staffRoles)).check(
  z.minLength(1, 'validation.required'),
  z.maxLength(staffRoles.length),
  z.refine((given) => !given.includes(fairOfficeRole) || given.length === 1, 'validation.invalid'),
)

export const Staff = z.object({
  id: Uuid,
  name: z.string(),
  email: z.string(),
  lang: z.string(),
  roles: z.array(z.enum(roles)),
  created_at: Instant,
  /** Whether a password is set; until then the invitation is open. */
  joined: z.boolean(),
  /** When the second factor was set up. */
  factor_at: z.nullable(Instant),
  /** The latest sign-in among the open sessions; null if there are none. */
  signed_in_at: z.nullable(Instant),
  sessions: z.number(),
})
export type Staff = z.infer<typeof Staff>

/** A staff member with open sessions, the acts on the account, and the member's own latest acts. */
export const StaffDetail = z.extend(Staff, {
  open: z.array(z.object({ at: Instant, until: Instant, own: z.boolean() })),
  did: z.array(z.object({ at: Instant, act: z.string(), subject: z.string() })),
  ...DeskActs.shape,
})
export type StaffDetail = z.infer<typeof StaffDetail>

export const NewStaff = z.strictObject({ email: Email, name: RequiredText(80), lang: Lang, roles: Roles })
export const StaffRoles = z.strictObject({ roles: Roles })

const One = z.object({ id: Uuid })
const owner = { auth: 'admin', roles: ['owner'] } as const

/** Staff of the desks, seen and changed by owners only; each act is in the audit log (product §6). */
export const staffDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/staff',
    ...owner,
    data: z.object({ items: z.array(Staff) }),
  }),
  detail: endpoint({ method: 'get', path: '/api/v1/admin/staff/:id', ...owner, params: One, data: StaffDetail }),
  /** Opens an account and emails the link for its password. Refuses with 409 `auth.emailTaken`. */
  invite: endpoint({
    method: 'post',
    path: '/api/v1/admin/staff',
    ...owner,
    body: NewStaff,
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
  /** Emails another link. Refuses with 409 `desk.changed` if the person has a password. */
  inviteAgain: endpoint({
    method: 'post',
    path: '/api/v1/admin/staff/:id/invite',
    ...owner,
    params: One,
    data: StaffDetail,
    limit: 'write',
  }),
  /**
   * Ends their sessions: the new roles apply from the next sign-in. Refuses a change to or from the fair's office with 400
   * `validation.invalid`, and the caller's own account, as all below do, with 409
   * `desk.ownAccount`.
   */
  setRoles: endpoint({
    method: 'put',
    path: '/api/v1/admin/staff/:id/roles',
    ...owner,
    params: One,
    body: StaffRoles,
    data: StaffDetail,
    limit: 'write',
  }),
  /** Removes the second factor, so that it is set up again at the next sign-in, and ends their sessions. */
  resetFactor: endpoint({
    method: 'post',
    path: '/api/v1/admin/staff/:id/second-factor/reset',
    ...owner,
    params: One,
    data: StaffDetail,
    limit: 'write',
  }),
  endSessions: endpoint({
    method: 'post',
    path: '/api/v1/admin/staff/:id/sign-out',
    ...owner,
    params: One,
    data: StaffDetail,
    limit: 'write',
  }),
  /** Removes all roles and refuses further sign-ins; the name stays on their past acts. */
  remove: endpoint({
    method: 'delete',
    path: '/api/v1/admin/staff/:id',
    ...owner,
    params: One,
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
}
