import type { SiteRecord } from './record'

export const eduTravel = {
  isRunning: false,
  segments: ['seouledutravel'],
  home: '/seouledutravel',
  area: 'travel',
  login: '/seouledutravel/login',
  publicPages: [],
  isSilent: true,
} as const satisfies SiteRecord
