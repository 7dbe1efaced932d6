import { queryOptions } from '@tanstack/react-query'
import { auth } from '#contract/auth'
import { members } from '#contract/members'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { personal, type Visitor } from '#src/session/visitor'

/** The signed-in member's own profile; start-up has not asked for the id where somebody has only just signed in. */
export const ownProfile = (visitor: Visitor) =>
  queryOptions({
    queryKey: [members.profile.path, 'own'] as const,
    queryFn: async ({ client, signal }) => {
      const id =
        visitor.session.getState().people.member?.id ??
        (await call(auth.isLogin, {}, { errors: 'page', area: 'member', signal })).id
      // The one that start-up fetched, while it is fresh.
      return client.fetchQuery(query(members.profile, { params: { id } }))
    },
    // Whoever signs in next in this tab is somebody else.
    meta: { [personal]: true },
  })
