import { shopPaths } from '../addresses'
import type { SiteAccounts, SiteRecord } from './record'

export const shop = {
  isRunning: true,
  segments: [
    'main',
    'home',
    'event',
    'account',
    'product',
    'purchase',
    'board',
    'user',
    'review-request',
    'qr',
    'redirect',
    'quotation',
    'oauth-kakao',
    'oauth-naver',
    'tossSuccess',
    'tossFail',
    'fail',
  ],
  home: shopPaths.main,
  area: 'member',
  login: shopPaths.login,
  publicPages: [
    shopPaths.main,
    '/event',
    '/board',
    ...['notice', 'press', 'event', 'faq'].map((type) => `/board/${type}`),
    shopPaths.contactUsRegister,
    shopPaths.terms,
    shopPaths.privacy,
  ],
  cameraPages: ['/qr'],
  secretPages: ['/tossSuccess', '/tossFail', '/fail', '/oauth-kakao', '/oauth-naver', '/redirect'],
} as const satisfies SiteRecord

export const shopAccounts = {
  name: { en: 'Naru', ko: '나루' },
  findPassword: '/account/find-password',
  reset: (token) => `/account/password-reset/${token}`,
} as const satisfies SiteAccounts
