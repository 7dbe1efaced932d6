import { shopPaths } from '../addresses'
import type { SiteRecord } from './record'

export const bleisure = {
  isRunning: true,
  label: {
    en: 'Work and travel',
    ko: '출장과 여행',
    ja: '出張と旅行',
    'zh-CN': '商旅休闲',
    'zh-TW': '商務休旅',
    fr: 'Travail et voyage',
  },
  segments: ['bleisure'],
  home: '/bleisure',
  area: 'member',
  login: shopPaths.login,
  publicPages: ['/bleisure', '/bleisure/tour-program'],
} as const satisfies SiteRecord
