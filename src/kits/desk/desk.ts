import { createContext, use } from 'react'
import type { Area, Role } from '#contract/endpoint'
import { useSignOut } from '#src/api/sign'
import type { Person } from '#src/session/stores'
import { usePerson } from '#src/session/visitor'

/** What the pages of a desk need to know of it. */
interface DeskInfo {
  area: Area
  /** Where its sign-in page is. */
  signin: string
}

const DeskContext = createContext<DeskInfo | null>(null)
export const DeskProvider = DeskContext.Provider

interface Desk {
  area: Area
  /** Who is signed in. */
  person: Person | undefined
  has: (role: Role) => boolean
  /** Ends the session here and on the server, and shows the sign-in page. */
  signOut: () => Promise<void>
}

/** Who works at the desk that the component is in. */
export function useDesk(): Desk {
  const info = use(DeskContext)
  if (!info) throw new Error('rendered outside a desk')
  const person = usePerson(info.area)
  const signOut = useSignOut(info.area, info.signin)
  return { area: info.area, person, has: (role) => person?.roles.includes(role) ?? false, signOut }
}
