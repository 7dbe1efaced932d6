import { members } from '#contract/members'
import { social } from '#contract/social'
import { query } from '#src/api/query'
import type { Visitor } from '#src/session/visitor'

/** The profile of whoever is signed in; start-up has asked for it already. */
export const myProfile = (visitor: Visitor) =>
  query(members.profile, { params: { id: visitor.session.getState().people.member?.id ?? '' } })

/** Every way into the member's account; it may have been changed in another tab. */
export const waysIn = () => ({ ...query(social.ways, {}), staleTime: 0 })
