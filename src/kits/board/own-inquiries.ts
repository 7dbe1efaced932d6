import { type InquiryStatus, inquiry, inquiryStatuses } from '#contract/inquiry'
import { type Site, siteRecords } from '#contract/sites/sites'
import { query } from '#src/api/query'

/** Returns the status in an address; undefined, which means all, for any other value. */
export const inquiryStatusIn = (search: URLSearchParams): InquiryStatus | undefined =>
  inquiryStatuses.find((status) => status === search.get('status'))

/** Returns the address of the user's inquiries at `path`, with a status and a page. */
export function inquiriesAddress(path: string, status: InquiryStatus | undefined, page = 1): string {
  const search = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) })
  return search.size > 0 ? `${path}?${search}` : path
}

/** A page of the user's own inquiries on a site, last changed first. */
export const ownInquiries = (site: Site, page: number, status: InquiryStatus | undefined) =>
  query(
    inquiry.list,
    { params: { site }, query: { page, ...(status && { status }) } },
    { area: siteRecords[site].area },
  )

/** One of the user's inquiries with all its messages. */
export const ownInquiry = (site: Site, id: string) =>
  query(inquiry.thread, { params: { site, id } }, { area: siteRecords[site].area })
