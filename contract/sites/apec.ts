import { shopPaths } from '../addresses'
import type { SiteRecord } from './record'

export const apec = {
  isRunning: true,
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
