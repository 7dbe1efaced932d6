import type { SiteRecord } from './record'

export const seoulitepass = {
  isRunning: false,
  segments: ['seoulitepass'],
  home: '/seoulitepass',
  area: 'member',
  login: '/seoulitepass/login',
  publicPages: [],
  passes: '/seoulitepass/mypage',
  accounts: {
    name: { en: 'Seoulite Pass', ko: '서울라이트 패스' },
    findPassword: '/seoulitepass/find/password',
    reset: (token) => `/seoulitepass/password-reset/${token}`,
  },
} as const satisfies SiteRecord
