import { useQuery } from '@tanstack/react-query'
import { miceCompanies } from '#contract/mice/company'
import { miceRegistration } from '#contract/mice/registration'
import { miceSessions } from '#contract/mice/session'
import { query } from '#src/api/query'
import { useSession } from '#src/session/visitor'

/** What a member has of the fair: asked once the page stands, because it is served alike to everybody. */
export const ownSeats = () => query(miceSessions.own, {})
export const ownRegistration = () => query(miceRegistration.own, {})
export const savedCompanies = () => query(miceCompanies.saved, {})

export const useSignedIn = () => useSession(({ tokens }) => tokens.member !== undefined)

/** The seats of whoever is signed in, and whether they are registered; undefined until that is known. */
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

/** The companies that whoever is signed in has saved. */
export function useSavedCompanies(): { signedIn: boolean; saved: readonly string[] } {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...savedCompanies(), enabled: signedIn })
  return { signedIn, saved: (signedIn && data) || [] }
}
