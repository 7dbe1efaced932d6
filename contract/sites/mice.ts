import type { SiteRecord } from './record'

export const mice = {
  isRunning: false,
  segments: ['mice'],
  home: '/mice',
  area: 'member',
  login: '/mice/login',
  publicPages: [],
  accounts: {
    name: { en: 'Seoul MICE Fair', ko: '서울 마이스 페어' },
    findPassword: '/mice/find/password',
    // It has no page of its own for it; behind the sign neither servers nor their logs see the token.
    reset: (token) => `/mice/find/password#${token}`,
  },
} as const satisfies SiteRecord
