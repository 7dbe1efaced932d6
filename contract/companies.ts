import { DeskActs } from './desk-acts'
import { Count, DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Instant, Uuid } from './fields'
import { Download, StoredFile } from './files'
import { z } from './zod'

/** `waiting` until an operator has checked the company's identity; it can book meanwhile (product §4). */
export const companyStates = ['waiting', 'registered'] as const

/** A company that has signed up, as operators see it. */
export const DeskCompany = z.object({
  id: Uuid,
  status: z.enum(companyStates),
  company_name: z.string(),
  /** Ten digits; empty for a foreign company. */
  business_number: z.string(),
  company_description: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The registration certificate, if one was sent. */
  file: z.nullable(StoredFile),
  created_at: Instant,
  checked_at: z.nullable(Instant),
})
export type DeskCompany = z.infer<typeof DeskCompany>

const One = z.object({ id: Uuid })

export const companySorts = ['created_at'] as const
export const CompanyQuery = z.extend(DeskPaging(companySorts, '-created_at'), {
  /** Matches anywhere in the company's name or number, or in the name and email address of the person who signed it up. */
  q: DeskSearch,
  status: z.optional(z.enum(companyStates)),
})
const desk = { auth: 'admin', roles: ['operator'] } as const

/** What operators do with companies that sign up; each view of a certificate and each check is in the audit log. */
export const companyDesk = {
  /** `counts` is the number per status with all other filters applied. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/companies',
    ...desk,
    query: CompanyQuery,
    data: z.extend(DeskRows(DeskCompany), { counts: z.object({ waiting: Count, registered: Count }) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/companies/:id',
    ...desk,
    params: One,
    data: z.extend(DeskCompany, DeskActs.shape),
  }),
  /** The registration certificate. Refuses with 404 if there is none. */
  file: endpoint({
    method: 'get',
    path: '/api/v1/admin/companies/:id/file',
    ...desk,
    params: One,
    data: Download,
    download: true,
  }),
  /** Marks the company's identity as checked. Refuses with 404 and, the second time, with 409. */
  check: endpoint({
    method: 'post',
    path: '/api/v1/admin/companies/:id/check',
    ...desk,
    params: One,
    data: DeskCompany,
    limit: 'write',
  }),
}
