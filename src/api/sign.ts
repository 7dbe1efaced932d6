import { useNavigate } from 'react-router-dom'
import { auth } from '#contract/auth'
import type { Area } from '#contract/endpoint'
import { nextArrival } from '#src/session/arrival'
import { signOut } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { call } from './call'

/**
 * Returns a function that shows `to`, then signs the user out of an area. The page is left first, so that its queries are not
 * refetched without a token (product §4).
 */
export function useLeave(area: Area, to: string): () => Promise<void> {
  const visitor = useVisitor()
  const navigate = useNavigate()
  return async () => {
    const arrival = nextArrival(visitor)
    visitor.leaving.add(area)
    await navigate(to)
    await arrival
    signOut(visitor, area)
    visitor.leaving.delete(area)
  }
}

/** Ends the session of an area on the server; failures are ignored. */
const endSession = (area: Area): Promise<unknown> => call(auth.signout, {}, { area, errors: 'silent' }).catch(() => {})

/** Returns a function that ends the session of an area on the server and here, and shows `to` (product §4). */
export function useSignOut(area: Area, to: string): () => Promise<void> {
  const leave = useLeave(area, to)
  return async () => {
    await endSession(area)
    await leave()
  }
}

/**
 * Returns a function that ends the session of an area on the server and here, on a page with its own sign-in form (product §4).
 */
export function useSignOutInPlace(area: Area): () => Promise<void> {
  const visitor = useVisitor()
  return async () => {
    await endSession(area)
    signOut(visitor, area)
  }
}
