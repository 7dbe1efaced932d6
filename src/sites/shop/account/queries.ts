import { social } from '#contract/social'
import { query } from '#src/api/query'

/** Every way into the member's account; it may have been changed in another tab. */
export const waysIn = () => ({ ...query(social.ways, {}), staleTime: 0 })
