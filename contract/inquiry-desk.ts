import { endpoint } from './endpoint'
import { Paged, Paging, Uuid } from './fields'
import { Download } from './files'
import { InquiryRow, InquiryStatus, Reply, Thread } from './inquiry'
import { Site } from './sites/sites'
import { z } from './zod'

const OfSite = z.object({ site: Site })
const One = z.object({ site: Site, id: Uuid })

/** An inquiry as an operator sees it: with who asked. */
export const DeskThread = z.extend(Thread, {
  name: z.string(),
  email: z.string(),
  /** The language in which the answer is mailed. */
  lang: z.string(),
  is_guest: z.boolean(),
  /** The earlier inquiry that it refers to. */
  about: z.nullable(z.object({ id: Uuid, number: z.string(), title: z.string() })),
})

/** What operators do with inquiries; every act is in the audit log (product §6). */
export const inquiryDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiries',
    auth: 'admin',
    roles: ['operator'],
    params: OfSite,
    query: z.extend(Paging, { status: z.optional(InquiryStatus) }),
    data: z.extend(Paged(z.extend(InquiryRow, { email: z.string(), is_guest: z.boolean() })), {
      counts: z.object({ received: z.number(), answered: z.number(), closed: z.number() }),
    }),
  }),
  thread: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiries/:id',
    auth: 'admin',
    roles: ['operator'],
    params: One,
    data: DeskThread,
  }),
  answer: endpoint({
    method: 'post',
    path: '/api/v1/admin/sites/:site/inquiries/:id/answer',
    auth: 'admin',
    roles: ['operator'],
    params: One,
    body: Reply,
    data: DeskThread,
    limit: 'write',
  }),
  close: endpoint({
    method: 'post',
    path: '/api/v1/admin/sites/:site/inquiries/:id/close',
    auth: 'admin',
    roles: ['operator'],
    params: One,
    data: DeskThread,
    limit: 'write',
  }),
  file: endpoint({
    method: 'get',
    path: '/api/v1/admin/sites/:site/inquiries/:id/files/:file',
    auth: 'admin',
    roles: ['operator'],
    params: z.object({ site: Site, id: Uuid, file: Uuid }),
    data: Download,
    download: true,
  }),
}
