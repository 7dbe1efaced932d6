import { queryOptions } from '@tanstack/react-query'
import { auth } from '#contract/auth'
import { members } from '#contract/members'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { personal, type Visitor } from '#src/session/visitor'

/** The signed-in member's own profile; right after a sign-in the id is not known from start-up and is fetched first. */
export const ownProfile = (visitor: Visitor) =>
  queryOptions({
    queryKey: [members.profile.path, 'own'] as const,
    queryFn: async ({ client, signal }) => {
      const id =
        visitor.session.getState().people.member?.id ??
        (await call(auth.isLogin, {}, { errors: 'page', area: 'member', signal })).id
      // Uses the profile fetched at start-up while it is fresh.
      return client.fetchQuery(query(members.profile, { params: { id } }))
    },
    // The next member signed in in this tab must not see it.
    meta: { [personal]: true },
  })
