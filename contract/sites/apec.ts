import { shopPaths } from '../addresses'
import type { SiteRecord } from './record'

export const apec = {
  isRunning: true,
  label: {
    en: 'APEC 2025 tours',
    ko: 'APEC 2025 투어',
    ja: 'APEC 2025ツアー',
    'zh-CN': 'APEC 2025 之旅',
    'zh-TW': 'APEC 2025 之旅',
    fr: 'Visites APEC 2025',
  },
  segments: ['apec2025', 'apec2025gb'],
  home: '/apec2025',
  area: 'member',
  login: shopPaths.login,
  publicPages: [
    '/apec2025',
    ...['about', 'seoul', 'busan', 'list', 'reservation'].map((page) => `/apec2025/${page}`),
    '/apec2025gb',
  ],
  cameraPages: ['/apec2025/qrcode'],
  guests: {
    link: (token) => `/apec2025/${token}`,
    ticket: (reservationNumber) => `/apec2025/qrcode/${reservationNumber}`,
    find: '/apec2025/myreservation',
  },
} as const satisfies SiteRecord
