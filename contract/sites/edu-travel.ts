import type { SiteAccounts, SiteRecord } from './record'

export const eduTravel = {
  isRunning: true,
  segments: ['seouledutravel'],
  home: '/seouledutravel',
  area: 'travel',
  login: '/seouledutravel/login',
  publicPages: [
    '/seouledutravel',
    ...['introduction', 'info', 'application/guide', 'faq/list'].map((page) => `/seouledutravel/${page}`),
  ],
  isSilent: true,
} as const satisfies SiteRecord

export const eduTravelAccounts = {
  name: { en: 'Seoul Edu Travel', ko: '서울 교육여행' },
  findPassword: '/seouledutravel/find/password',
  reset: (token) => `/seouledutravel/password-reset/${token}`,
} as const satisfies SiteAccounts
