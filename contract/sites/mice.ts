import type { SiteRecord } from './record'

export const mice = {
  isRunning: false,
  segments: ['mice'],
  home: '/mice',
  area: 'member',
  login: '/mice/login',
  publicPages: [],
} as const satisfies SiteRecord
