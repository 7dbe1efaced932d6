import { MailLogQuery, mailsDesk } from '#contract/mails-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(MailLogQuery, search)

/** The page of the messages that an address asks for. */
export const mails = (search: URLSearchParams) => query(mailsDesk.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadMails = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(mailsDesk.list, { query: { ...queryIn(search), ...part } }, { signal })

/** One message, without its content. */
export const mail = (id: string) => query(mailsDesk.detail, { params: { id } })

/** The endpoints to refresh after an act. */
export const afterAct = [mailsDesk.list, mailsDesk.detail]
