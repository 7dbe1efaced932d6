import type { Role } from '#contract/endpoint'

export const site = 'admin'

/** Who works here (product §6). */
export const deskRoles = ['operator'] as const satisfies readonly Role[]

const home = '/admin'

/** Every address of the site (product §2). */
export const paths = {
  signin: `${home}/signin`,
  findPassword: `${home}/find/password`,
  home,
  reservations: `${home}/reservations`,
  reservation: (id: string) => `${home}/reservations/${id}`,
  mice: `${home}/mice`,
  miceHosting: `${home}/mice/hosting`,
  miceBooths: `${home}/mice/booths`,
  settings: `${home}/settings`,
} as const
