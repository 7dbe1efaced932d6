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
  accounts: {
    name: { en: 'Korea Medical Travel Mart', ko: '코리아 메디컬 트래블 마트' },
    findPassword: '/:fair/ppipsa/find/password',
    reset: (token) => `/:fair/ppipsa/password-reset/${token}`,
  },
} as const satisfies SiteRecord
