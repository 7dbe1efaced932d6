import { miceGroup } from '#contract/mice/group'
import { query } from '#src/api/query'

/** The people on the member's list. */
export const ownGroup = () => query(miceGroup.list, {})
