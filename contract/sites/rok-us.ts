import { shopPaths } from '../addresses'
import type { SiteRecord } from './record'

export const rokUs = {
  isRunning: false,
  segments: ['rok-us'],
  home: '/rok-us',
  area: 'member',
  login: shopPaths.login,
  publicPages: [],
} as const satisfies SiteRecord
