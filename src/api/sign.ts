import { useNavigate } from 'react-router-dom'
import { auth } from '#contract/auth'
import type { Area } from '#contract/endpoint'
import { nextArrival } from '#src/session/arrival'
import { signOut } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { call } from './call'

/** Shows `to` and forgets who is signed in in an area: the page is left first, so that nothing on it is asked as nobody (product §4). */
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

/** Ends the session of an area on the server, whatever the server says. */
const endSession = (area: Area): Promise<unknown> => call(auth.signout, {}, { area, errors: 'silent' }).catch(() => {})

/** Ends the session of an area on the server and here, and shows `to` (product §4). */
export function useSignOut(area: Area, to: string): () => Promise<void> {
  const leave = useLeave(area, to)
  return async () => {
    await endSession(area)
    await leave()
  }
}

/** Ends the session of an area on the server and here, on a page that signs people in in place (product §4). */
export function useSignOutInPlace(area: Area): () => Promise<void> {
  const visitor = useVisitor()
  return async () => {
    await endSession(area)
    signOut(visitor, area)
  }
}
