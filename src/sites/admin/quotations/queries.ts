import { QuotationQuery, quotationDesk } from '#contract/quotation-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(QuotationQuery, search)

/** The page of the quotations that an address asks for. */
export const quotations = (search: URLSearchParams) => query(quotationDesk.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadQuotations = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(quotationDesk.list, { query: { ...queryIn(search), ...part } }, { signal })

/** One quotation with its offers, messages and history. */
export const quotation = (id: string) => query(quotationDesk.detail, { params: { id } })

/** The endpoints to refresh after an act. */
export const afterAct = [quotationDesk.list, quotationDesk.detail]
