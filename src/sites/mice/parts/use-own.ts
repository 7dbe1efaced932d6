import { useQuery } from '@tanstack/react-query'
import { miceCompanies } from '#contract/mice/company'
import { miceRegistration } from '#contract/mice/registration'
import { miceSessions } from '#contract/mice/session'
import { query } from '#src/api/query'
import { useSession } from '#src/session/visitor'

/** The member's seats: fetched in the browser, because the page is served alike to everyone. */
export const ownSeats = () => query(miceSessions.own, {})
export const ownRegistration = () => query(miceRegistration.own, {})
export const savedCompanies = () => query(miceCompanies.saved, {})

export const useSignedIn = () => useSession(({ tokens }) => tokens.member !== undefined)

/** The seats of the signed-in member, and whether they are registered; `registered` is undefined until known. */
export function useOwnSeats() {
  const enabled = useSignedIn()
  const seats = useQuery({ ...ownSeats(), enabled })
  const registration = useQuery({ ...ownRegistration(), enabled })
  return {
    signedIn: enabled,
    seats: (enabled && seats.data) || [],
    registered: enabled ? registration.data && registration.data.registration !== null : false,
  }
}

/** The saved companies of the signed-in member. */
export function useSavedCompanies(): { signedIn: boolean; saved: readonly string[] } {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...savedCompanies(), enabled: signedIn })
  return { signedIn, saved: (signedIn && data) || [] }
}
