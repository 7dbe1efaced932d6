import { endpoint } from '../endpoint'
import { Instant, RequiredText, Uuid } from '../fields'
import { z } from '../zod'
import { applicationLimits } from './limits'
import { StaffName } from './staff-member'

const One = z.object({ id: Uuid })
const staffOnly = { auth: 'admin', roles: ['reviewer', 'chief'] } as const

/** A note among staff, never visible to applicants. */
export const StaffNote = z.object({
  id: Uuid,
  author: StaffName,
  text: z.string(),
  mentions: z.array(StaffName),
  written_at: Instant,
  edited_at: z.nullable(Instant),
  /** Until when the reader can change it; null if not allowed, or no longer. */
  editable_until: z.nullable(Instant),
})
export type StaffNote = z.infer<typeof StaffNote>

/** The input of a note; mentioned people get an email. */
export const NoteDraft = z.strictObject({
  text: RequiredText(applicationLimits.staffNote),
  mentions: z.array(Uuid).check(z.maxLength(applicationLimits.mentions, 'validation.tooMany')),
})
export type NoteDraft = z.infer<typeof NoteDraft>

/** Notes among staff on an application (product §6). */
export const educationNotes = {
  /** Oldest first. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id/notes',
    ...staffOnly,
    params: One,
    data: z.array(StaffNote),
  }),
  /** Refuses with 400 `validation.invalid` a mention of a person who is not on the staff. */
  add: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/:id/notes',
    ...staffOnly,
    params: One,
    body: NoteDraft,
    idempotent: true,
    data: z.array(StaffNote),
    limit: 'write',
  }),
  /**
   * Changes the caller's own note, for a quarter of an hour. Refuses with 404 a colleague's, and with 409 `education.noteOld`
   * after that.
   */
  edit: endpoint({
    method: 'put',
    path: '/api/v1/admin/education/applications/:id/notes/:note',
    ...staffOnly,
    params: z.object({ id: Uuid, note: Uuid }),
    body: NoteDraft,
    data: z.array(StaffNote),
    limit: 'write',
  }),
  /** Changes with every note and whenever anything that the desk sees of the application does: cheap to poll. */
  pulse: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id/pulse',
    ...staffOnly,
    params: One,
    data: z.object({ state: z.string() }),
  }),
}
