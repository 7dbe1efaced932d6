import type { SiteRecord } from './record'

/** The reviewers' desk of education travel. */
export const eduAdmin = {
  isRunning: true,
  isDesk: true,
  segments: ['seouleduadmin'],
  home: '/seouleduadmin',
  area: 'admin',
  login: '/seouleduadmin/signin',
  publicPages: [],
  isSilent: true,
} as const satisfies SiteRecord
