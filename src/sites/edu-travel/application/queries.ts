import { application } from '#contract/education/application'
import { query } from '#src/api/query'

/** Applications on a page of one's own. */
const perPage = 10

export const ownApplications = (page: number) => query(application.list, { query: { page, per_page: perPage } })

export const ownApplication = (id: string) => query(application.detail, { params: { id } })
