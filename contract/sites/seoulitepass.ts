import type { SiteAccounts, SiteRecord } from './record'

export const seoulitepass = {
  isRunning: false,
  segments: ['seoulitepass'],
  home: '/seoulitepass',
  area: 'member',
  login: '/seoulitepass/login',
  publicPages: [],
} as const satisfies SiteRecord

export const seoulitepassAccounts = {
  name: { en: 'Seoulite Pass', ko: '서울라이트 패스' },
  findPassword: '/seoulitepass/find/password',
  reset: (token) => `/seoulitepass/password-reset/${token}`,
} as const satisfies SiteAccounts
