import type { SiteRecord } from './record'

export const seoulitepass = {
  isRunning: false,
  segments: ['seoulitepass'],
  home: '/seoulitepass',
  area: 'member',
  login: '/seoulitepass/login',
  publicPages: [],
} as const satisfies SiteRecord
