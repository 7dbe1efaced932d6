import { cut } from '#contract/cut'
import { InquiryStatus } from '#contract/inquiry'
import { inquiryDesk } from '#contract/inquiry-desk'
import { query } from '#src/api/query'
import { travel as site } from '../site'

/** What the address of the list asks for. */
export interface Asked {
  status: InquiryStatus | undefined
  q: string
  page: number
}

/** Reads it; a status that is none is left out. */
export const askedIn = (search: URLSearchParams): Asked => ({
  status: InquiryStatus.options.find((each) => each === search.get('status')),
  q: cut((search.get('q') ?? '').trim(), 100),
  page: Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1),
})

/** Inquiries of education travel, the longest waiting first. */
export const inquiries = ({ status, q, page }: Asked) =>
  query(inquiryDesk.list, { params: { site }, query: { page, per_page: 50, status, q: q || undefined } })

/** One inquiry with all that was said. */
export const thread = (id: string) => query(inquiryDesk.thread, { params: { site, id } })
