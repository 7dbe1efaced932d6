import { queryOptions } from '@tanstack/react-query'
import { auth } from '#contract/auth'
import { members } from '#contract/members'
import { call } from '#src/api/call'
import { personal, type Visitor } from '#src/session/visitor'

/** The signed-in member's own profile; start-up has not asked for the id where somebody has only just signed in. */
export const ownProfile = (visitor: Visitor) =>
  queryOptions({
    queryKey: [members.profile.path, 'own'] as const,
    queryFn: async ({ signal }) => {
      const options = { errors: 'page', signal } as const
      const id =
        visitor.session.getState().people.member?.id ??
        (await call(auth.isLogin, {}, { ...options, area: 'member' })).id
      return call(members.profile, { params: { id } }, options)
    },
    // Whoever signs in next in this tab is somebody else.
    meta: { [personal]: true },
  })
