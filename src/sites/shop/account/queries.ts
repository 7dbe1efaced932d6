import { social } from '#contract/social'
import { query } from '#src/api/query'

/** Every sign-in method of the member's account; always stale, since it can change in another tab. */
export const waysIn = () => ({ ...query(social.ways, {}), staleTime: 0 })
