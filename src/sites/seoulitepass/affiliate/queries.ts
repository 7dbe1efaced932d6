import { passAffiliates } from '#contract/pass/affiliate'
import { query } from '#src/api/query'

/** One place with all details of its page. */
export const affiliate = (id: string) => query(passAffiliates.one, { params: { id } })
