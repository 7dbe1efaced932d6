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
import { ProgrammeYear } from './year'

export const ApplicationRow = z.object({
  id: Uuid,
  /** By which people call it: `ST26-7KQ2M9XW`. */
  number: z.string(),
  year: z.number(),
  status: ApplicationStatus,
  organisation: z.string(),
  arrival: z.nullable(Day),
  departure: z.nullable(Day),
  students: z.number(),
  /** False for whoever was invited to it. */
  is_owner: z.boolean(),
  /** When something last happened to it. */
  updated_at: Instant,
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

/** How a section was last saved; each time counts one up. */
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

/** Somebody who works on the same application; `joined_at` is null until the invitation is accepted. */
export const Colleague = z.object({ id: Uuid, email: z.string(), name: z.string(), joined_at: z.nullable(Instant) })
export type Colleague = z.infer<typeof Colleague>

/** What was asked back of an application. */
export const Revision = revisionOf(Section)
export type Revision = z.infer<typeof Revision>

/** One thing that happened, as whoever applied may see it. */
export const TimelineEntry = z.object({
  at: Instant,
  act: z.union([z.literal('create'), Act]),
  by: z.enum(['applicant', 'desk', 'clock']),
  /** Of an applicant: who of those who work on it. */
  name: z.string(),
  /** A reason or an answer; empty where there is none. */
  words: z.string(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** What was submitted, with the names of the documents that lay beside it. */
const SubmittedVersion = z.object({
  number: z.number(),
  submitted_at: Instant,
  written: Written,
  documents: z.array(z.object({ id: Uuid, kind: DocumentKind, name: z.string() })),
})

/** An application as those see it who work on it. */
export const Application = z.extend(ApplicationRow, {
  written: Written,
  saved: z.object({ contact: Saved, people: Saved, trip: Saved, support: Saved }),
  documents: z.array(ApplicationDocument),
  colleagues: z.array(Colleague),
  /** The sections that may be changed now. */
  open: z.array(Section),
  revisions: z.array(Revision),
  timeline: z.array(TimelineEntry),
  /** What was submitted, the first time first. */
  versions: z.array(SubmittedVersion),
  /** What was granted, in won; null before. */
  granted_won: z.nullable(z.number()),
  submitted_at: z.nullable(Instant),
  /** The Seoul day up to which the report is in time; null before the trip is over. */
  report_due: z.nullable(Day),
  programme: ProgrammeYear,
})
export type Application = z.infer<typeof Application>

/** One section as it is typed, and the version that it was typed on. */
export const SectionSave = z.discriminatedUnion('section', [
  z.strictObject({ section: z.literal('contact'), base: z.number(), value: typed.contact }),
  z.strictObject({ section: z.literal('people'), base: z.number(), value: typed.people }),
  z.strictObject({ section: z.literal('trip'), base: z.number(), value: typed.trip }),
  z.strictObject({ section: z.literal('support'), base: z.number(), value: typed.support }),
])
export type SectionSave = z.infer<typeof SectionSave>

/** Why an application is given up. */
export const Withdrawal = z.strictObject({ reason: RequiredText(applicationLimits.reason) })

/** What whoever submits has read: each section's version, and the documents beside it. */
const SeenApplication = z.strictObject({
  contact: z.number(),
  people: z.number(),
  trip: z.number(),
  support: z.number(),
  documents: z.array(Uuid).check(z.maxLength(applicationLimits.files * documentKinds.length, 'validation.tooMany')),
})
export type SeenApplication = z.infer<typeof SeenApplication>

/** Where an invitation leads: its token is behind the `#`, which no server sees. */
export const invitationPath = (token: string): string => `/seouledutravel/application/registration#invitation=${token}`

const applicant = { auth: 'travel', roles: ['applicant'] } as const
const One = z.object({ id: Uuid })

/** What applicants do; everything but `accept` is for those who work on the application, everybody else gets 404 (product §3, §6). */
export const application = {
  /** Those of one's own and those one was invited to, the last touched first. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/education/applications',
    ...applicant,
    query: Paging,
    data: Paged(ApplicationRow),
  }),
  /** Begins a draft of the open year with what the profile knows. Refuses with 409 `education.closed` and `education.draftsTooMany`. */
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
   * Saves a section. Refuses with 409 `education.editedElsewhere` where it was saved since the version it was typed on, and with
   * 409 `education.sectionClosed` where it may not be changed now.
   */
  save: endpoint({
    method: 'put',
    path: '/api/v1/education/applications/:id/section',
    ...applicant,
    params: One,
    body: SectionSave,
    data: Saved,
  }),
  /**
   * Adds a document. Refuses with 409 `education.sectionClosed` and `education.filesTooMany`, with 413 `validation.fileSize`, with
   * 415 `validation.fileType` and `validation.fileDamaged` what is no whole document of its kind.
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
  /** Invites a colleague by mail, in the language given, or invites again; only its owner may. Refuses with 409 `education.colleaguesTooMany` and `education.colleagueOwner`. */
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
  /** Takes an invitation or a colleague's access back; only its owner may. */
  removeColleague: endpoint({
    method: 'delete',
    path: '/api/v1/education/applications/:id/colleagues/:colleague',
    ...applicant,
    params: z.object({ id: Uuid, colleague: Uuid }),
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
  /** Takes an invitation on, for whoever is signed in. Refuses with 404 `education.invitation` what is unknown, used, taken back or older than 14 days. */
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
   * Submits it, or submits it again after it was asked back; the server's clock says whether it is in time. Refuses with 400
   * `education.incomplete` (`field` is the first, such as `trip.arrival`), and with 409 `education.readAgain` where it is not what
   * was read, `education.notEligible`, `education.closed`, or `education.step` from a status that knows no such step.
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
  /** Refuses with 409 `education.step` once the trip has begun or it is decided against. */
  withdraw: endpoint({
    method: 'post',
    path: '/api/v1/education/applications/:id/withdraw',
    ...applicant,
    params: One,
    body: Withdrawal,
    data: Application,
    limit: 'write',
  }),
  /** What was submitted last, as PDF with Korean type. Refuses with 404 before that. */
  print: endpoint({
    method: 'get',
    path: '/api/v1/education/applications/:id/pdf',
    ...applicant,
    params: One,
    data: Download,
    download: true,
  }),
}
