import { quotation } from '#contract/quotation'
import { query } from '#src/api/query'

/** Quotations on a page of one's own: they are above the form. */
const perPage = 4

export const ownQuotations = (page: number) => query(quotation.list, { query: { page, per_page: perPage } })

export const ownQuotation = (id: string) => query(quotation.detail, { params: { id } })
