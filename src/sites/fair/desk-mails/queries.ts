import { fairMails, type MailGroup, MailingQuery } from '#contract/fair/mail-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(MailingQuery, search)

/** The page of the log that an address asks for. */
export const mails = (search: URLSearchParams) => query(fairMails.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadMails = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(fairMails.list, { query: { ...queryIn(search), ...part } }, { signal })

/** One mail in the log. */
export const mail = (id: string) => query(fairMails.detail, { params: { id } })

/** The current number of recipients in a group. */
export const counts = (group: MailGroup) => query(fairMails.count, { query: group })
