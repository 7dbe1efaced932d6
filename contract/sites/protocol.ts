import { shopPaths } from '../addresses'
import type { SiteRecord } from './record'

export const protocol = {
  isRunning: true,
  label: {
    en: 'Protocol services',
    ko: '의전 서비스',
    ja: '送迎・随行サービス',
    'zh-CN': '礼宾服务',
    'zh-TW': '禮賓服務',
    fr: 'Services de protocole',
  },
  segments: ['protocol'],
  home: '/protocol',
  area: 'member',
  login: shopPaths.login,
  publicPages: ['/protocol', '/protocol/vehicle', '/protocol/immigration', '/protocol/tour'],
  guests: {
    // In the fragment, which browsers do not send: neither servers nor their logs see it.
    link: (token, service) => `/protocol/${service}#${token}`,
    find: '/protocol/vehicle',
  },
} as const satisfies SiteRecord
