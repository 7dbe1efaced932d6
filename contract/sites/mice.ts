import type { SiteRecord } from './record'

const home = '/mice'

export const mice = {
  isRunning: true,
  label: {
    en: 'MICE fair',
    ko: '마이스 페어',
    ja: 'MICE見本市',
    'zh-CN': '会展博览会',
    'zh-TW': '會展博覽會',
    fr: 'Salon MICE',
  },
  segments: ['mice'],
  home,
  area: 'member',
  login: `${home}/login`,
  publicPages: [
    home,
    ...['introduction/exhibition', 'introduction/fair', 'keyvisual', 'application/guide', 'visitor/guide'],
    ...['conference/conference-1', 'company/list', 'notice/list', 'news/list', 'faq/list', 'register'],
  ].map((page) => (page === home ? page : `${home}/${page}`)),
  boards: [
    // A notice has no page of its own: it is read in the list.
    { name: 'notice', shape: 'questions', label: { en: 'Notices', ko: '공지사항' } },
    { name: 'news', shape: 'posts', label: { en: 'News', ko: '뉴스' } },
    {
      name: 'faq',
      shape: 'questions',
      label: { en: 'FAQ', ko: '자주 묻는 질문' },
      categories: [
        { name: 'registration', label: { en: 'Registration', ko: '참가 등록' } },
        { name: 'conference', label: { en: 'Conference', ko: '콘퍼런스' } },
        { name: 'visit', label: { en: 'Your visit', ko: '관람 안내' } },
      ],
    },
  ],
  post: (board, id) => (board === 'news' ? `${home}/news/view/${id}` : undefined),
  booths: `${home}/myapplication`,
  cameraPages: [`${home}/leads`, `${home}/stand`],
  // The payment window returns to these.
  secretPages: [`${home}/myapplication`, `${home}/invitation`, `${home}/stand`],
  accounts: {
    name: { en: 'Seoul MICE Fair', ko: '서울 마이스 페어' },
    findPassword: `${home}/find/password`,
    // There is no page of its own for it; the token is in the fragment, which neither servers nor their logs see.
    reset: (token) => `${home}/find/password#${token}`,
  },
} as const satisfies SiteRecord
