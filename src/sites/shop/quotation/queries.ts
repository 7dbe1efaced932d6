import { quotation } from '#contract/quotation'
import { query } from '#src/api/query'

/** The member's quotations per page; they are listed above the form. */
const perPage = 4

export const ownQuotations = (page: number) => query(quotation.list, { query: { page, per_page: perPage } })

export const ownQuotation = (id: string) => query(quotation.detail, { params: { id } })
