import type { SiteRecord } from './record'

/** The value of `:fair` unless a setting overrides it (product §2). */
export const defaultFairSlug = 'fair'

export const fair = {
  isRunning: true,
  label: {
    en: 'Medical travel fair',
    ko: '의료관광 박람회',
    ja: '医療観光商談会',
    'zh-CN': '医疗旅游展会',
    'zh-TW': '醫療旅遊展會',
    fr: 'Salon du tourisme médical',
  },
  segments: [':fair', ':fair-viewer', ':fair-bimtc', ':fair-update'],
  home: '/:fair',
  area: 'business',
  login: '/:fair/ppipsa',
  publicPages: [
    '/:fair',
    ...['overview', 'venue', 'program', 'travelmart', 'board', 'board/faq', 'ppipsa'].map((page) => `/:fair/${page}`),
    '/:fair-bimtc',
    '/:fair-update',
  ],
  cameraPages: ['/:fair/ppipsa/desk/day'],
  isSilent: true,
  boards: [
    { name: 'notice', shape: 'posts', label: { en: 'Notices', ko: '공지사항' } },
    { name: 'press', shape: 'posts', label: { en: 'Press', ko: '보도자료' } },
    { name: 'media', shape: 'posts', label: { en: 'Media', ko: '미디어' } },
    {
      name: 'faq',
      shape: 'questions',
      label: { en: 'FAQ', ko: '자주 묻는 질문' },
      categories: [
        { name: 'registration', label: { en: 'Registration', ko: '참가 등록' } },
        { name: 'meetings', label: { en: 'Meetings', ko: '비즈니스 미팅' } },
        { name: 'visit', label: { en: 'Getting there', ko: '행사장 안내' } },
      ],
    },
  ],
  post: (board, id) => (board === 'faq' ? undefined : `/:fair/board/${board}-detail/${id}`),
  accounts: {
    name: { en: 'Korea Medical Travel Mart', ko: '코리아 메디컬 트래블 마트' },
    findPassword: '/:fair/ppipsa/find/password',
    reset: (token) => `/:fair/ppipsa/password-reset/${token}`,
  },
} as const satisfies SiteRecord
