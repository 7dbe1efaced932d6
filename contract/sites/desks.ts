import type { Endpoint, Role } from '../endpoint'
import type { Site } from './sites'

/** The roles at the desk of a site (product §6): all its staff, and those who can also change shared data. */
interface Desk {
  readonly desk: readonly Role[]
  readonly deskChief: readonly Role[]
}

const operators: Desk = { desk: ['operator'], deskChief: ['operator'] }
const reviewers: Desk = { desk: ['reviewer', 'chief', 'operator'], deskChief: ['chief', 'operator'] }
const fairOffice: Desk = { desk: ['fair-admin', 'operator'], deskChief: ['fair-admin', 'operator'] }

/** Operators have access to the desk of every site; desks with staff of their own are listed here. */
const desks: Partial<Record<Site, Desk>> = { 'edu-travel': reviewers, fair: fairOffice }

/** The areas in which desk staff sign in: the fair's office has accounts in its own area. */
export const deskAreas = ['admin', 'business'] as const
/** Authorization for endpoints of the fair's desk. */
export const ofFairDesk = { auth: deskAreas, roles: fairOffice.desk } as const

/** The roles that can call an endpoint, for the `:site` of its parameters; undefined if it requires none (product §6). */
export function rolesOf({ roles }: Pick<Endpoint, 'roles'>, params: unknown): readonly Role[] | undefined {
  if (typeof roles !== 'string') return roles
  return (desks[(params as { site: Site }).site] ?? operators)[roles]
}

/** The roles of all who work at the desk of a site. */
export const rolesAtDesk = (site: Site): readonly Role[] => (desks[site] ?? operators).desk

/** Whether somebody with these roles works at the desk of a site. */
export const worksAt = (site: Site, roles: readonly Role[]): boolean =>
  rolesAtDesk(site).some((role) => roles.includes(role))

/** Whether a role belongs to a part of a site's desk. */
export const isAtDesk = (site: Site, part: keyof Desk, role: Role): boolean =>
  (desks[site] ?? operators)[part].includes(role)
