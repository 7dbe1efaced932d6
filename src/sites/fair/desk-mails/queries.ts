import { fairMails, type MailGroup, MailingQuery } from '#contract/fair/mail-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** What an address asks for. */
export const askedIn = (search: URLSearchParams) => listQueryIn(MailingQuery, search)

/** The page of the log that an address asks for. */
export const mails = (search: URLSearchParams) => query(fairMails.list, { query: askedIn(search) })

/** Page after page of the same, for an export. */
export const loadMails = (search: URLSearchParams) => (cursor: string | undefined, signal: AbortSignal) =>
  call(fairMails.list, { query: { ...askedIn(search), per_page: 200, cursor } }, { signal })

/** One mail of the log. */
export const mail = (id: string) => query(fairMails.detail, { params: { id } })

/** How many a group has now. */
export const counts = (group: MailGroup) => query(fairMails.count, { query: group })
