import { endpoint } from './endpoint'
import { Email, Instant, Paged, Paging, RequiredText, Uuid, WrittenText } from './fields'
import { Download, StoredFile } from './files'
import { inquiryTypes } from './inquiry-types'
import { Lang } from './languages'
import { guestUpload } from './media'
import { Site, siteRecords } from './sites/sites'
import { z } from './zod'

export const InquiryType = z.enum(inquiryTypes, 'validation.inquiryType')

/** The inquiry types of a site; none if the site takes no inquiries. */
export const InquiryTypeOn = (site: Site) => z.enum([...(siteRecords[site].inquiries?.types ?? [])])

/** Answered is shown as Replied (product §4). */
export const inquiryStatuses = ['received', 'answered', 'closed'] as const
export const InquiryStatus = z.enum(inquiryStatuses)
export type InquiryStatus = z.infer<typeof InquiryStatus>

/** Files of one message: how many, and bytes of each (product §5). */
export const inquiryFiles = { most: 3, bytes: 5 * 1024 * 1024, accept: '.pdf,.jpg,.jpeg,.png,.webp' } as const
/** Files of a guest, an upload without an account. */
export const guestFiles = { most: 2, bytes: guestUpload.bytes } as const
/** Most characters of a title and of a text (product §5). */
export const inquiryLimits = { title: 100, content: 3000 } as const
export const inquiryFileFields = ['file_1', 'file_2', 'file_3'] as const

/** The public number of an inquiry: `IQ261017-7KQ2M9XW`. */
export const inquiryNumber = /^IQ\d{6}-[2-9A-HJ-NP-Z]{8}$/

const Content = WrittenText(inquiryLimits.content)

/** Type, title and content are required (product §5). */
export const InquiryDraft = z.strictObject({
  type: InquiryType,
  title: RequiredText(inquiryLimits.title),
  content: Content,
})
export type InquiryDraft = z.infer<typeof InquiryDraft>

/** An inquiry without an account: the answer is sent to `email`, in `lang`. */
export const GuestInquiryDraft = z.extend(InquiryDraft, {
  email: Email,
  lang: Lang,
  /** The number of an earlier inquiry from the same address, or empty. */
  about: z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.refine((text) => text === '' || inquiryNumber.test(text), 'inquiry.numberUnknown'),
  ),
  /** A hidden field that only robots fill in. */
  homepage: z.string(),
})
export type GuestInquiryDraft = z.infer<typeof GuestInquiryDraft>

export const Reply = z.strictObject({ content: Content })
export type Reply = z.infer<typeof Reply>

export const InquiryRow = z.object({
  id: Uuid,
  number: z.string(),
  type: z.enum(inquiryTypes),
  title: z.string(),
  status: InquiryStatus,
  created_at: Instant,
  /** The time of the last message. */
  updated_at: Instant,
})
export type InquiryRow = z.infer<typeof InquiryRow>

export const InquiryMessage = z.object({
  id: Uuid,
  /** `person` asked, `operator` answered. */
  author: z.enum(['person', 'operator']),
  content: z.string(),
  files: z.array(StoredFile),
  created_at: Instant,
})
export type InquiryMessage = z.infer<typeof InquiryMessage>

/** An inquiry with all messages, oldest first. */
export const Thread = z.extend(InquiryRow, { messages: z.array(InquiryMessage) })
export type Thread = z.infer<typeof Thread>

const OfSite = z.object({ site: Site })
const One = z.object({ site: Site, id: Uuid })

/**
 * Inquiries of users signed in to the site, and of guests (product §3, §6). Sites that take no inquiries refuse with 404, types
 * the site does not have with 400 `validation.inquiryType`.
 */
export const inquiry = {
  ask: endpoint({
    method: 'post',
    path: '/api/v1/sites/:site/inquiries',
    auth: 'site',
    params: OfSite,
    body: InquiryDraft,
    files: inquiryFileFields,
    data: z.object({ id: Uuid, number: z.string() }),
    limit: 'inquiry',
  }),
  askAsGuest: endpoint({
    method: 'post',
    path: '/api/v1/sites/:site/guest-inquiries',
    auth: 'none',
    params: OfSite,
    body: GuestInquiryDraft,
    files: ['file_1', 'file_2'],
    data: z.object({ number: z.string() }),
    limit: 'inquiry',
  }),
  list: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/inquiries',
    auth: 'site',
    params: OfSite,
    query: z.extend(Paging, { status: z.optional(InquiryStatus) }),
    data: Paged(InquiryRow),
  }),
  thread: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/inquiries/:id',
    auth: 'site',
    params: One,
    data: Thread,
  }),
  /** Adds a message; an answered or closed inquiry is received again (product §4). */
  add: endpoint({
    method: 'post',
    path: '/api/v1/sites/:site/inquiries/:id/messages',
    auth: 'site',
    params: One,
    body: Reply,
    files: inquiryFileFields,
    data: Thread,
    limit: 'inquiry',
  }),
  /** The person needs no more help. */
  solve: endpoint({
    method: 'post',
    path: '/api/v1/sites/:site/inquiries/:id/solve',
    auth: 'site',
    params: One,
    data: Thread,
    limit: 'write',
  }),
  file: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/inquiries/:id/files/:file',
    auth: 'site',
    params: z.object({ site: Site, id: Uuid, file: Uuid }),
    data: Download,
    download: true,
  }),
}
