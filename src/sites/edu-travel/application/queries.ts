import { application } from '#contract/education/application'
import { query } from '#src/api/query'

/** The number of the organization's applications per page. */
const perPage = 10

export const ownApplications = (page: number) => query(application.list, { query: { page, per_page: perPage } })

export const ownApplication = (id: string) => query(application.detail, { params: { id } })
