import { type InquiryStatus, inquiry, inquiryStatuses } from '#contract/inquiry'
import { type Site, siteRecords } from '#contract/sites/sites'
import { query } from '#src/api/query'

/** The status that an address asks for; anything else means all. */
export const inquiryStatusIn = (search: URLSearchParams): InquiryStatus | undefined =>
  inquiryStatuses.find((status) => status === search.get('status'))

/** The address of one's inquiries at `path`, of a status and a page. */
export function inquiriesAddress(path: string, status: InquiryStatus | undefined, page = 1): string {
  const search = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) })
  return search.size > 0 ? `${path}?${search}` : path
}

/** A page of what one asked on a site, the last touched first. */
export const ownInquiries = (site: Site, page: number, status: InquiryStatus | undefined) =>
  query(
    inquiry.list,
    { params: { site }, query: { page, ...(status && { status }) } },
    { area: siteRecords[site].area },
  )

/** One of them with all that was said. */
export const ownInquiry = (site: Site, id: string) =>
  query(inquiry.thread, { params: { site, id } }, { area: siteRecords[site].area })
