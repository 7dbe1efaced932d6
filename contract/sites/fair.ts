import type { SiteRecord } from './record'

/** What stands for `:fair` unless a setting says otherwise (product §2). */
export const defaultFairSlug = 'fair'

export const fair = {
  isRunning: false,
  segments: [':fair', ':fair-viewer', ':fair-bimtc', ':fair-update'],
  home: '/:fair',
  area: 'business',
  login: '/:fair/ppipsa',
  publicPages: [],
} as const satisfies SiteRecord
