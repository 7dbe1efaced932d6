import { useQuery } from '@tanstack/react-query'
import { passAffiliates } from '#contract/pass/affiliate'
import { query } from '#src/api/query'
import { useSession } from '#src/session/visitor'

/** The places that a member wishes for. */
export const wishes = () => query(passAffiliates.wishes, {})

/** The same for whoever looks: asked once the page is there, because it is served alike to everybody. */
export function useWishes(): { signedIn: boolean; wished: readonly string[] } {
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const { data } = useQuery({ ...wishes(), enabled: signedIn })
  return { signedIn, wished: (signedIn && data) || [] }
}
