import type { Endpoint, Role } from '../endpoint'
import type { Site } from './sites'

/** Who works at the desk of a site (product §6): everybody of it, and those who may also change what all of it use. */
interface Desk {
  readonly desk: readonly Role[]
  readonly deskChief: readonly Role[]
}

const operators: Desk = { desk: ['operator'], deskChief: ['operator'] }
const reviewers: Desk = { desk: ['reviewer', 'chief', 'operator'], deskChief: ['chief', 'operator'] }
const fairOffice: Desk = { desk: ['fair-admin', 'operator'], deskChief: ['fair-admin', 'operator'] }

/** Operators have the desk of every site; where a site's own people have it too, it stands here. */
const desks: Partial<Record<Site, Desk>> = { 'edu-travel': reviewers, fair: fairOffice }

/** The areas in which people of the desks sign in: the fair's office has accounts of its own area. */
export const deskAreas = ['admin', 'business'] as const
/** Who may call what belongs to the desk of the fair alone. */
export const ofFairDesk = { auth: deskAreas, roles: fairOffice.desk } as const

/** The roles that may call an endpoint, for the `:site` of its parameters; nothing where it asks for none (product §6). */
export function rolesOf({ roles }: Pick<Endpoint, 'roles'>, params: unknown): readonly Role[] | undefined {
  if (typeof roles !== 'string') return roles
  return (desks[(params as { site: Site }).site] ?? operators)[roles]
}

/** Whether a role has a part at the desk of a site. */
export const isAtDesk = (site: Site, part: keyof Desk, role: Role): boolean =>
  (desks[site] ?? operators)[part].includes(role)
