import type { SiteRecord } from './record'

export const fair = {
  isRunning: false,
  segments: [':fair', ':fair-viewer', ':fair-bimtc', ':fair-update'],
  home: '/:fair',
  area: 'business',
  login: '/:fair/ppipsa',
  publicPages: [],
} as const satisfies SiteRecord
