import { createContext, use } from 'react'
import type { Area, Role } from '#contract/endpoint'
import { useSignOut } from '#src/api/sign'
import type { Person } from '#src/session/stores'
import { usePerson } from '#src/session/visitor'

/** What the pages of a desk need to know about it. */
interface DeskInfo {
  area: Area
  /** The path of its sign-in page. */
  signin: string
}

const DeskContext = createContext<DeskInfo | null>(null)
export const DeskProvider = DeskContext.Provider

interface Desk {
  area: Area
  /** The signed-in user. */
  person: Person | undefined
  has: (role: Role) => boolean
  /** Ends the session here and on the server, and shows the sign-in page. */
  signOut: () => Promise<void>
}

/** Returns the signed-in user of the desk that the component is in. */
export function useDesk(): Desk {
  const info = use(DeskContext)
  if (!info) throw new Error('rendered outside a desk')
  const person = usePerson(info.area)
  const signOut = useSignOut(info.area, info.signin)
  return { area: info.area, person, has: (role) => person?.roles.includes(role) ?? false, signOut }
}
