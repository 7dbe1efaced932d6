import type { SiteRecord } from './record'

export const eduTravel = {
  isRunning: true,
  label: {
    en: 'Education travel',
    ko: '서울 교육여행',
    ja: '教育旅行支援',
    'zh-CN': '教育旅行支持',
    'zh-TW': '教育旅行補助',
    fr: 'Voyages scolaires',
  },
  segments: ['seouledutravel'],
  home: '/seouledutravel',
  area: 'travel',
  login: '/seouledutravel/login',
  publicPages: [
    '/seouledutravel',
    ...['introduction', 'info', 'application/guide', 'faq/list'].map((page) => `/seouledutravel/${page}`),
  ],
  isSilent: true,
  boards: [
    { name: 'notice', shape: 'posts', label: { en: 'Notices', ko: '공지사항' } },
    {
      name: 'faq',
      shape: 'questions',
      label: { en: 'FAQ', ko: '자주 묻는 질문' },
      categories: [
        { name: 'eligibility', label: { en: 'Who can apply', ko: '지원 대상' } },
        { name: 'application', label: { en: 'Applying', ko: '신청' } },
        { name: 'report', label: { en: 'Support and report', ko: '지원·결과 보고' } },
      ],
    },
  ],
  post: (_, id) => `/seouledutravel/faq/list-detail/${id}`,
  inquiries: {
    types: ['eligibility', 'application', 'documents', 'report', 'account', 'other'],
    thread: (id) => `/seouledutravel/qna/list-detail/${id}`,
  },
  accounts: {
    name: { en: 'Seoul Edu Travel', ko: '서울 교육여행' },
    findPassword: '/seouledutravel/find/password',
    reset: (token) => `/seouledutravel/password-reset/${token}`,
  },
} as const satisfies SiteRecord
