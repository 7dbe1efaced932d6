import { passAffiliates } from '#contract/pass/affiliate'
import { passTypeList } from '#contract/pass/pass-type'
import { query } from '#src/api/query'

/** All places that accept the pass. */
export const affiliates = () => query(passAffiliates.list, {})

/** Passes on sale. */
export const passTypes = () => query(passTypeList.list, {})
