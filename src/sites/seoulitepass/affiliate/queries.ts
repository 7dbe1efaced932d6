import { passAffiliates } from '#contract/pass/affiliate'
import { query } from '#src/api/query'

/** One place with what its page says of it. */
export const affiliate = (id: string) => query(passAffiliates.one, { params: { id } })
