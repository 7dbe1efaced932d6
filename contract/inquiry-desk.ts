import { Count, DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Instant, Uuid } from './fields'
import { Download } from './files'
import {
  InquiryMessage,
  InquiryRow,
  InquiryStatus,
  InquiryType,
  inquiryFileFields,
  inquiryLimits,
  Thread,
} from './inquiry'
import { deskAreas } from './sites/desks'
import { Site } from './sites/sites'
import { SentText } from './text-blocks'
import { z } from './zod'

const OfSite = z.object({ site: Site })
const One = z.object({ site: Site, id: Uuid })

/** Since when the inquirer has waited for an answer; null if no answer is due. */
const waiting_since = z.nullable(Instant)

/** A staff member who can answer the inquiries of a site. */
export const InquiryColleague = z.object({ id: Uuid, name: z.string() })
export type InquiryColleague = z.infer<typeof InquiryColleague>

const care = {
  /** The staff member who looks after it; null if it is unassigned. */
  assignee: z.nullable(InquiryColleague),
  /** When the desk answered for the first time. */
  first_answered_at: z.nullable(Instant),
}

/** An inquiry as the desk's list shows it. */
export const DeskInquiry = z.extend(InquiryRow, {
  site: Site,
  name: z.string(),
  email: z.string(),
  is_guest: z.boolean(),
  waiting_since,
  ...care,
})
export type DeskInquiry = z.infer<typeof DeskInquiry>

/**
 * Sort keys of the list: `waiting` puts those that wait first, the longest wait at the top, then the others by latest message.
 */
export const inquirySorts = ['waiting', 'updated_at'] as const
export const InquiryQuery = z.extend(DeskPaging(inquirySorts, 'waiting'), {
  /** Matches anywhere in the number, the title, or the inquirer's name or email address. */
  q: DeskSearch,
  status: z.optional(InquiryStatus),
  type: z.optional(InquiryType),
  /** Those that the caller looks after, or those that are unassigned. */
  assigned: z.optional(z.enum(['me', 'nobody'])),
})

/** An inquiry as its desk sees it: with the inquirer, and the staff members who answered. */
export const DeskThread = z.extend(Thread, {
  messages: z.array(z.extend(InquiryMessage, { answered_by: z.nullable(z.string()) })),
  waiting_since,
  ...care,
  /** Everyone to whom it can be assigned, by name. */
  colleagues: z.array(InquiryColleague),
  /** The caller. */
  reader: Uuid,
  name: z.string(),
  email: z.string(),
  /** The language in which the answer is mailed. */
  lang: z.string(),
  is_guest: z.boolean(),
  /** The earlier inquiry it refers to. */
  about: z.nullable(z.object({ id: Uuid, number: z.string(), title: z.string() })),
})

export type DeskThread = z.infer<typeof DeskThread>

/**
 * `seen` is the number of messages the author has read: if there are newer ones, the answer is refused with 409
 * `inquiry.saidMeanwhile`.
 */
export const DeskReply = z.strictObject({
  content: SentText(inquiryLimits.content),
  seen: z.number('validation.number').check(z.int('validation.number'), z.gte(1, 'validation.number')),
})
export type DeskReply = z.infer<typeof DeskReply>

/**
 * Who is to look after an inquiry; null releases it. `seen` is the assignee that the sender saw: if it is assigned to another
 * person by now, this is refused with 409 `inquiry.assignedMeanwhile`, which names that person.
 */
export const Assignment = z.strictObject({ person: z.nullable(Uuid), seen: z.nullable(Uuid) })
export type Assignment = z.infer<typeof Assignment>

/** For how many days back the desk shows how soon first answers were given. */
export const answerTimeDays = 28

/** How soon the inquiries of a site got their first answer; sites without one are left out. */
export const AnswerTimes = z.object({
  sites: z.array(
    z.object({
      site: Site,
      /** How many got their first answer in these days. */
      count: z.number(),
      /** The median of the minutes from the question to its first answer. */
      median_minutes: z.number(),
    }),
  ),
})
export type AnswerTimes = z.infer<typeof AnswerTimes>

/** The sites that take inquiries. */
export const inquirySites = ['shop', 'edu-travel', 'seoulitepass'] as const satisfies readonly Site[]
export const InboxQuery = z.extend(InquiryQuery, { site: z.optional(z.enum(inquirySites)) })

const Listed = z.extend(DeskRows(DeskInquiry), {
  counts: z.object({ received: Count, answered: Count, closed: Count }),
})

/** The inquiries of every site in one list, for operators. */
export const inquiryInbox = {
  /** `counts` is the number per status with all other filters applied. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/inquiries',
    auth: 'admin',
    roles: ['operator'],
    query: InboxQuery,
    data: Listed,
  }),
  answerTimes: endpoint({
    method: 'get',
    path: '/api/v1/admin/inquiry-answer-times',
    auth: 'admin',
    roles: ['operator'],
    data: AnswerTimes,
  }),
}

/** What the desk of a site does with inquiries; every act is in the audit log (product §6). */
export const inquiryDesk = {
  /** `counts` is the number per status with all other filters applied. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiries',
    auth: deskAreas,
    roles: 'desk',
    params: OfSite,
    query: InquiryQuery,
    data: Listed,
  }),
  /** Of this site only. */
  answerTimes: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiry-answer-times',
    auth: deskAreas,
    roles: 'desk',
    params: OfSite,
    data: AnswerTimes,
  }),
  thread: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiries/:id',
    auth: deskAreas,
    roles: 'desk',
    params: One,
    data: DeskThread,
  }),
  /**
   * Mailed to the inquirer; an unassigned inquiry is then assigned to the caller. Refuses files for a guest, who has no page to
   * open them on, with 400 `inquiry.guestFiles`.
   */
  answer: endpoint({
    method: 'post',
    path: '/api/v1/admin/sites/:site/inquiries/:id/answer',
    auth: deskAreas,
    roles: 'desk',
    params: One,
    body: DeskReply,
    files: inquiryFileFields,
    data: DeskThread,
    limit: 'write',
  }),
  /** Takes it, hands it over or releases it. Refuses a person who cannot answer it with 400 `inquiry.notColleague`. */
  assign: endpoint({
    method: 'put',
    path: '/api/v1/admin/sites/:site/inquiries/:id/assignee',
    auth: deskAreas,
    roles: 'desk',
    params: One,
    body: Assignment,
    data: DeskThread,
    limit: 'write',
  }),
  close: endpoint({
    method: 'post',
    path: '/api/v1/admin/sites/:site/inquiries/:id/close',
    auth: deskAreas,
    roles: 'desk',
    params: One,
    data: DeskThread,
    limit: 'write',
  }),
  /** Refuses with 409 `inquiry.notClosed`. */
  reopen: endpoint({
    method: 'post',
    path: '/api/v1/admin/sites/:site/inquiries/:id/reopen',
    auth: deskAreas,
    roles: 'desk',
    params: One,
    data: DeskThread,
    limit: 'write',
  }),
  /** Each request is in the audit log with its caller. */
  file: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiries/:id/files/:file',
    auth: deskAreas,
    roles: 'desk',
    params: z.object({ site: Site, id: Uuid, file: Uuid }),
    data: Download,
    download: true,
  }),
}
