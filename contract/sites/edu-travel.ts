import type { SiteRecord } from './record'

export const eduTravel = {
  isRunning: false,
  segments: ['seouledutravel'],
  home: '/seouledutravel',
  area: 'travel',
  login: '/seouledutravel/login',
  publicPages: [],
  isSilent: true,
  accounts: {
    name: { en: 'Seoul Edu Travel', ko: '서울 교육여행' },
    findPassword: '/seouledutravel/find/password',
    reset: (token) => `/seouledutravel/password-reset/${token}`,
  },
} as const satisfies SiteRecord
