import type { SiteRecord } from './record'

/** The operators' desk. */
export const admin = {
  isRunning: false,
  isDesk: true,
  segments: ['admin'],
  home: '/admin',
  area: 'admin',
  login: '/admin/signin',
  publicPages: [],
} as const satisfies SiteRecord
