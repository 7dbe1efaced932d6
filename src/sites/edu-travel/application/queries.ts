import { application } from '#contract/education/application'
import { educationYear } from '#contract/education/year'
import { query } from '#src/api/query'

/** Applications on a page of one's own. */
const perPage = 10

/** This year's figures, budget and the server's day. */
export const programmeYear = () => query(educationYear.current, {})

export const ownApplications = (page: number) => query(application.list, { query: { page, per_page: perPage } })

export const ownApplication = (id: string) => query(application.detail, { params: { id } })
