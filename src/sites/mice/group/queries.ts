import { miceGroup } from '#contract/mice/group'
import { query } from '#src/api/query'

/** Whom a member has put on the list. */
export const ownGroup = () => query(miceGroup.list, {})
