import { InboxQuery, inquiryInbox, inquirySites } from '#contract/inquiry-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

export { thread } from '#src/kits/inquiry-desk/queries'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(InboxQuery, search)

/** The site that an address names; the shop where it names none that takes inquiries. */
export const siteIn = (name: string | undefined) => inquirySites.find((each) => each === name) ?? 'shop'

/** The page of inquiries of all sites that an address asks for. */
export const inquiries = (search: URLSearchParams) => query(inquiryInbox.list, { query: queryIn(search) })

/** How soon the inquiries of each site were answered. */
export const answerTimes = () => query(inquiryInbox.answerTimes, {})

/** Loads the list page by page, for an export. */
export const loadInquiries = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(inquiryInbox.list, { query: { ...queryIn(search), ...part } }, { signal })
