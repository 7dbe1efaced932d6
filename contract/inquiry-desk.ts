import { endpoint } from './endpoint'
import { Instant, OptionalText, Paged, Paging, Uuid } from './fields'
import { Download } from './files'
import { InquiryMessage, InquiryRow, InquiryStatus, inquiryFileFields, inquiryLimits, Thread } from './inquiry'
import { Site } from './sites/sites'
import { SentText } from './text-blocks'
import { z } from './zod'

const OfSite = z.object({ site: Site })
const One = z.object({ site: Site, id: Uuid })

/** Since when whoever asked has waited for an answer; null where nobody waits. */
const waiting_since = z.nullable(Instant)

const DeskRow = z.extend(InquiryRow, { name: z.string(), email: z.string(), is_guest: z.boolean(), waiting_since })

/** An inquiry as its desk sees it: with who asked, and who of the desk answered. */
export const DeskThread = z.extend(Thread, {
  messages: z.array(z.extend(InquiryMessage, { answered_by: z.nullable(z.string()) })),
  waiting_since,
  name: z.string(),
  email: z.string(),
  /** The language in which the answer is mailed. */
  lang: z.string(),
  is_guest: z.boolean(),
  /** The earlier inquiry that it refers to. */
  about: z.nullable(z.object({ id: Uuid, number: z.string(), title: z.string() })),
})

export type DeskThread = z.infer<typeof DeskThread>

/** `seen` is how many messages whoever answers has read: where something was said since, it is refused with 409 `inquiry.saidMeanwhile`. */
export const DeskReply = z.strictObject({
  content: SentText(inquiryLimits.content),
  seen: z.number('validation.number').check(z.int('validation.number'), z.gte(1, 'validation.number')),
})
export type DeskReply = z.infer<typeof DeskReply>

/** What the desk of a site does with inquiries; every act is in the audit log (product §6). */
export const inquiryDesk = {
  /** Those that wait come first, the longest waiting before the others; then those with the latest word. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiries',
    auth: 'admin',
    roles: 'desk',
    params: OfSite,
    query: z.extend(Paging, { status: z.optional(InquiryStatus), q: z.optional(OptionalText(100)) }),
    data: z.extend(Paged(DeskRow), {
      counts: z.object({ received: z.number(), answered: z.number(), closed: z.number() }),
    }),
  }),
  thread: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiries/:id',
    auth: 'admin',
    roles: 'desk',
    params: One,
    data: DeskThread,
  }),
  /** Mailed to whoever asked. Refuses files for a guest, who has no page to open them on, with 400 `inquiry.guestFiles`. */
  answer: endpoint({
    method: 'post',
    path: '/api/v1/admin/sites/:site/inquiries/:id/answer',
    auth: 'admin',
    roles: 'desk',
    params: One,
    body: DeskReply,
    files: inquiryFileFields,
    data: DeskThread,
    limit: 'write',
  }),
  close: endpoint({
    method: 'post',
    path: '/api/v1/admin/sites/:site/inquiries/:id/close',
    auth: 'admin',
    roles: 'desk',
    params: One,
    data: DeskThread,
    limit: 'write',
  }),
  /** Refuses with 409 `inquiry.notClosed`. */
  reopen: endpoint({
    method: 'post',
    path: '/api/v1/admin/sites/:site/inquiries/:id/reopen',
    auth: 'admin',
    roles: 'desk',
    params: One,
    data: DeskThread,
    limit: 'write',
  }),
  file: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiries/:id/files/:file',
    auth: 'admin',
    roles: 'desk',
    params: z.object({ site: Site, id: Uuid, file: Uuid }),
    data: Download,
    download: true,
  }),
}
