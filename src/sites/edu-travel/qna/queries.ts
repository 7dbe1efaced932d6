import { type InquiryStatus, inquiry, inquiryStatuses } from '#contract/inquiry'
import { query } from '#src/api/query'
import { site } from '../site'

const mine = { area: 'travel' } as const

/** The status that an address asks for; anything else means all. */
export const inquiryStatusIn = (search: URLSearchParams): InquiryStatus | undefined =>
  inquiryStatuses.find((status) => status === search.get('status'))

export const ownInquiries = (page: number, status: InquiryStatus | undefined) =>
  query(inquiry.list, { params: { site }, query: { page, ...(status && { status }) } }, mine)

export const ownInquiry = (id: string) => query(inquiry.thread, { params: { site, id } }, mine)
