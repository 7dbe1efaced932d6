import type { SiteRecord } from './record'

export const eduAdmin = {
  isRunning: false,
  segments: ['seouleduadmin'],
  home: '/seouleduadmin',
  area: 'admin',
  login: '/seouleduadmin/signin',
  publicPages: [],
} as const satisfies SiteRecord
