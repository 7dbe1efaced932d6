import { endpoint } from '../endpoint'
import { Day, Email, Instant, Paged, Paging, RequiredText, Uuid } from '../fields'
import { Download, StoredFile } from '../files'
import { Lang } from '../languages'
import { z } from '../zod'
import { DocumentKind, documentKinds } from './documents'
import { applicationFile, applicationLimits } from './limits'
import { revisionOf } from './revision'
import { Section, typed, Written } from './sections'
import { Act, ApplicationStatus } from './status'
import { ProgramYear } from './year'

export const ApplicationRow = z.object({
  id: Uuid,
  /** The public number of the application: `ST26-7KQ2M9XW`. */
  number: z.string(),
  year: z.number(),
  status: ApplicationStatus,
  organization: z.string(),
  arrival: z.nullable(Day),
  departure: z.nullable(Day),
  students: z.number(),
  /** False for invited colleagues. */
  is_owner: z.boolean(),
  /** The time of the last activity. */
  updated_at: Instant,
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

/** The last save of a section; each save increments the version. */
export const Saved = z.object({ version: z.number(), saved_at: Instant, saved_by: z.string() })
export type Saved = z.infer<typeof Saved>

export const ApplicationDocument = z.object({
  id: Uuid,
  kind: DocumentKind,
  file: StoredFile,
  added_at: Instant,
  added_by: z.string(),
})
export type ApplicationDocument = z.infer<typeof ApplicationDocument>

/** A person who works on the same application; `joined_at` is null until the invitation is accepted. */
export const Colleague = z.object({ id: Uuid, email: z.string(), name: z.string(), joined_at: z.nullable(Instant) })
export type Colleague = z.infer<typeof Colleague>

/** A request for changes to an application. */
export const Revision = revisionOf(Section)
export type Revision = z.infer<typeof Revision>

/** A timeline event, as applicants can see it. */
export const TimelineEntry = z.object({
  at: Instant,
  act: z.union([z.literal('create'), Act]),
  by: z.enum(['applicant', 'desk', 'clock']),
  /** The name of the colleague who acted, if it was an applicant. */
  name: z.string(),
  /** A reason or an answer; empty if there is none. */
  words: z.string(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A submitted version, with the names of its documents. */
const SubmittedVersion = z.object({
  number: z.number(),
  submitted_at: Instant,
  written: Written,
  documents: z.array(z.object({ id: Uuid, kind: DocumentKind, name: z.string() })),
})

/** An application as those who work on it see it. */
export const Application = z.extend(ApplicationRow, {
  written: Written,
  saved: z.object({ contact: Saved, people: Saved, trip: Saved, support: Saved }),
  documents: z.array(ApplicationDocument),
  colleagues: z.array(Colleague),
  /** The sections that can be changed now. */
  open: z.array(Section),
  revisions: z.array(Revision),
  timeline: z.array(TimelineEntry),
  /** The submitted versions, oldest first. */
  versions: z.array(SubmittedVersion),
  /** The granted amount in won; null before approval. */
  granted_won: z.nullable(z.number()),
  submitted_at: z.nullable(Instant),
  /** The last Seoul day for the report to be on time; null before the trip has ended. */
  report_due: z.nullable(Day),
  program: ProgramYear,
})
export type Application = z.infer<typeof Application>

/** The current form of one section, and the version it was based on. */
export const SectionSave = z.discriminatedUnion('section', [
  z.strictObject({ section: z.literal('contact'), base: z.number(), value: typed.contact }),
  z.strictObject({ section: z.literal('people'), base: z.number(), value: typed.people }),
  z.strictObject({ section: z.literal('trip'), base: z.number(), value: typed.trip }),
  z.strictObject({ section: z.literal('support'), base: z.number(), value: typed.support }),
])
export type SectionSave = z.infer<typeof SectionSave>

/** Why an application is withdrawn. */
export const Withdrawal = z.strictObject({ reason: RequiredText(applicationLimits.reason) })

/** The state of the application the submitter has read: each section's version, and its documents. */
const SeenApplication = z.strictObject({
  contact: z.number(),
  people: z.number(),
  trip: z.number(),
  support: z.number(),
  documents: z.array(Uuid).check(z.maxLength(applicationLimits.files * documentKinds.length, 'validation.tooMany')),
})
export type SeenApplication = z.infer<typeof SeenApplication>

/** The page of an invitation: its token is in the fragment, which is never sent to a server. */
export const invitationPath = (token: string): string => `/seouledutravel/application/registration#invitation=${token}`

const applicant = { auth: 'travel', roles: ['applicant'] } as const
const One = z.object({ id: Uuid })

/**
 * What applicants do; everything except `accept` is for those who work on the application, all others get 404 (product §3, §6).
 */
export const application = {
  /** The caller's own applications and those the caller was invited to, most recently changed first. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/education/applications',
    ...applicant,
    query: Paging,
    data: Paged(ApplicationRow),
  }),
  /**
   * Creates a draft for the open year, prefilled from the profile. Refuses with 409 `education.closed` and
   * `education.draftsTooMany`.
   */
  create: endpoint({
    method: 'post',
    path: '/api/v1/education/applications',
    ...applicant,
    idempotent: true,
    data: Application,
    limit: 'write',
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/education/applications/:id',
    ...applicant,
    params: One,
    data: Application,
  }),
  /**
   * Saves a section. Refuses with 409 `education.editedElsewhere` if it was saved since the version it was based on, and with 409
   * `education.sectionClosed` if it cannot be changed now.
   */
  save: endpoint({
    method: 'put',
    path: '/api/v1/education/applications/:id/section',
    ...applicant,
    params: One,
    body: SectionSave,
    bytes: applicationLimits.sectionBytes,
    data: Saved,
  }),
  /**
   * Adds a document. Refuses with 409 `education.sectionClosed` and `education.filesTooMany`, with 413 `validation.fileSize`, and
   * with 415 `validation.fileType` and `validation.fileDamaged` if it is not an intact document of its type.
   */
  addDocument: endpoint({
    method: 'post',
    path: '/api/v1/education/applications/:id/documents',
    ...applicant,
    params: One,
    body: z.strictObject({ kind: DocumentKind }),
    files: ['file'],
    bytes: applicationFile.bytes + 64 * 1024,
    data: ApplicationDocument,
    limit: 'upload',
  }),
  removeDocument: endpoint({
    method: 'delete',
    path: '/api/v1/education/applications/:id/documents/:document',
    ...applicant,
    params: z.object({ id: Uuid, document: Uuid }),
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
  document: endpoint({
    method: 'get',
    path: '/api/v1/education/applications/:id/documents/:document',
    ...applicant,
    params: z.object({ id: Uuid, document: Uuid }),
    data: Download,
    download: true,
  }),
  /**
   * Invites a colleague by mail, in the given language, or invites again; only the owner can. Refuses with 409
   * `education.colleaguesTooMany` and `education.colleagueOwner`.
   */
  invite: endpoint({
    method: 'post',
    path: '/api/v1/education/applications/:id/colleagues',
    ...applicant,
    params: One,
    body: z.strictObject({ email: Email, lang: Lang }),
    data: Colleague,
    limit: 'code',
    sends: true,
  }),
  /** Revokes an invitation or a colleague's access; only the owner can. */
  removeColleague: endpoint({
    method: 'delete',
    path: '/api/v1/education/applications/:id/colleagues/:colleague',
    ...applicant,
    params: z.object({ id: Uuid, colleague: Uuid }),
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
  /**
   * Accepts an invitation for the signed-in user. Refuses with 404 `education.invitation` if it is unknown, used, revoked or
   * older than 14 days.
   */
  accept: endpoint({
    method: 'post',
    path: '/api/v1/education/invitations/accept',
    ...applicant,
    body: z.strictObject({ token: RequiredText(100) }),
    data: z.object({ id: Uuid }),
    limit: 'write',
    attempts: true,
  }),
  /**
   * Submits it, or submits it again after a request for changes; the server's clock decides whether it is in time. Refuses with
   * 400 `education.incomplete` (`field` is the first one, such as `trip.arrival`), and with 409 `education.readAgain` if it has
   * changed since it was read, `education.notEligible`, `education.closed`, or `education.step` if its status does not allow the
   * step.
   */
  submit: endpoint({
    method: 'post',
    path: '/api/v1/education/applications/:id/submit',
    ...applicant,
    params: One,
    body: z.strictObject({ seen: SeenApplication }),
    idempotent: true,
    data: Application,
    limit: 'write',
  }),
  /** Refuses with 409 `education.step` once the trip has begun or the application was rejected. */
  withdraw: endpoint({
    method: 'post',
    path: '/api/v1/education/applications/:id/withdraw',
    ...applicant,
    params: One,
    body: Withdrawal,
    data: Application,
    limit: 'write',
  }),
  /** The version submitted last, as PDF with Korean type. Refuses with 404 before that. */
  print: endpoint({
    method: 'get',
    path: '/api/v1/education/applications/:id/pdf',
    ...applicant,
    params: One,
    data: Download,
    download: true,
  }),
}
