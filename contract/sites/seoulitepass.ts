import type { SiteRecord } from './record'

const home = '/seoulitepass'

export const seoulitepass = {
  isRunning: true,
  label: {
    en: 'Seoulite Pass',
    ko: '서울라이트 패스',
    ja: 'ソウルライトパス',
    'zh-CN': 'Seoulite 首尔通票',
    'zh-TW': 'Seoulite 首爾通票',
    fr: 'Seoulite Pass',
  },
  segments: ['seoulitepass'],
  home,
  area: 'member',
  login: `${home}/login`,
  publicPages: [
    home,
    ...[
      'card',
      'affiliate',
      'airport',
      'thingstodo',
      'thingstodo/calendar',
      'thingstodo/post',
      'thingstodo/notice',
    ].map((page) => `${home}/${page}`),
    ...['faq', 'inquiry', 'partnership'].map((page) => `${home}/${page}`),
  ],
  boards: [
    { name: 'notice', shape: 'posts', label: { en: 'Notices', ko: '공지사항' } },
    {
      name: 'things',
      shape: 'posts',
      label: { en: 'Stories', ko: '서울 이야기' },
      categories: [
        { name: 'spring', label: { en: 'Spring', ko: '봄' } },
        { name: 'summer', label: { en: 'Summer', ko: '여름' } },
        { name: 'autumn', label: { en: 'Autumn', ko: '가을' } },
        { name: 'winter', label: { en: 'Winter', ko: '겨울' } },
      ],
      by_district: true,
    },
    {
      name: 'faq',
      shape: 'questions',
      label: { en: 'FAQ', ko: '자주 묻는 질문' },
      categories: [
        { name: 'passes', label: { en: 'Passes', ko: '패스' } },
        { name: 'visit', label: { en: 'At the door', ko: '이용' } },
        { name: 'refund', label: { en: 'Refunds', ko: '환불' } },
      ],
    },
  ],
  post: (board, id) => (board === 'faq' ? undefined : `${home}/thingstodo/post/${id}`),
  inquiries: {
    types: ['product', 'payment', 'partnership', 'account', 'other'],
    thread: (id) => `${home}/inquiry?id=${id}`,
    again: (number) => `${home}/inquiry?about=${number}`,
  },
  passes: `${home}/mypage`,
  cameraPages: [`${home}/scan`],
  // The payment window returns to the first; the others are opened by mailed links.
  secretPages: [`${home}/mypage`, `${home}/gift`, `${home}/partnership`],
  accounts: {
    name: { en: 'Seoulite Pass', ko: '서울라이트 패스' },
    findPassword: `${home}/find/password`,
    reset: (token) => `${home}/password-reset/${token}`,
  },
} as const satisfies SiteRecord
