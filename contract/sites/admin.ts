import type { SiteRecord } from './record'

/** The operators' desk. */
export const admin = {
  isRunning: true,
  isDesk: true,
  segments: ['admin'],
  home: '/admin',
  area: 'admin',
  login: '/admin/signin',
  publicPages: [],
  cameraPages: ['/admin/mice/gate'],
  passwords: {
    name: { en: 'Naru Desk', ko: '나루 데스크' },
    findPassword: '/admin/find/password',
    reset: (token) => `/admin/password-reset/${token}`,
  },
  isSilent: true,
} as const satisfies SiteRecord
