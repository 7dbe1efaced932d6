import { shopPaths } from '../addresses'
import type { SiteRecord } from './record'

export const bleisure = {
  isRunning: true,
  segments: ['bleisure'],
  home: '/bleisure',
  area: 'member',
  login: shopPaths.login,
  publicPages: ['/bleisure', '/bleisure/tour-program'],
} as const satisfies SiteRecord
