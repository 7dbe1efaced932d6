import { useQuery } from '@tanstack/react-query'
import { passAffiliates } from '#contract/pass/affiliate'
import { query } from '#src/api/query'
import { useSession } from '#src/session/visitor'

/** The member's favorite places. */
export const wishes = () => query(passAffiliates.wishes, {})

/** The favorite places of the signed-in member; fetched in the browser, because the page is served alike to everyone. */
export function useWishes(): { signedIn: boolean; wished: readonly string[] } {
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const { data } = useQuery({ ...wishes(), enabled: signedIn })
  return { signedIn, wished: (signedIn && data) || [] }
}
