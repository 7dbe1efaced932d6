import { MailLogQuery, mailsDesk } from '#contract/mails-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** What an address asks for. */
export const askedIn = (search: URLSearchParams) => listQueryIn(MailLogQuery, search)

/** The page of the messages that an address asks for. */
export const mails = (search: URLSearchParams) => query(mailsDesk.list, { query: askedIn(search) })

/** Page after page of the same, for an export. */
export const loadMails = (search: URLSearchParams) => (cursor: string | undefined, signal: AbortSignal) =>
  call(mailsDesk.list, { query: { ...askedIn(search), per_page: 200, cursor } }, { signal })

/** One message, without its content. */
export const mail = (id: string) => query(mailsDesk.detail, { params: { id } })

/** What an act changes. */
export const afterAct = [mailsDesk.list, mailsDesk.detail]
