import { InquiryQuery, inquiryDesk } from '#contract/inquiry-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'
import { thread as threadOf } from '#src/kits/inquiry-desk/queries'
import { travel as site } from '../site'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(InquiryQuery, search)

/** The page of the inquiries of education travel that an address asks for. */
export const inquiries = (search: URLSearchParams) =>
  query(inquiryDesk.list, { params: { site }, query: queryIn(search) })

/** How soon they were answered. */
export const answerTimes = () => query(inquiryDesk.answerTimes, { params: { site } })

/** Loads the list page by page, for an export. */
export const loadInquiries = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(inquiryDesk.list, { params: { site }, query: { ...queryIn(search), ...part } }, { signal })

/** One inquiry with all of its messages. */
export const thread = (id: string) => threadOf(site, id)
