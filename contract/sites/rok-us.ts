import { shopPaths } from '../addresses'
import type { SiteRecord } from './record'

const home = '/rok-us'

export const rokUs = {
  isRunning: true,
  label: {
    en: 'ROK–US tours',
    ko: '한미 문화 투어',
    ja: '韓米文化ツアー',
    'zh-CN': '韩美文化之旅',
    'zh-TW': '韓美文化之旅',
    fr: 'Circuits Corée–États-Unis',
  },
  segments: ['rok-us'],
  home,
  area: 'member',
  login: shopPaths.login,
  publicPages: [
    home,
    ...['tour/info', 'tour/facilities', 'notice/list', 'faq/list', 'survey', 'survey/list'].map(
      (page) => `${home}/${page}`,
    ),
  ],
  // A participant's tour or answers can appear on them.
  secretPages: [`${home}/survey`, `${home}/survey/preliminary/:area`, `${home}/survey/satisfaction/:area`],
  boards: [
    // A notice has no page of its own: it is read in the list.
    { name: 'notice', shape: 'questions', label: { en: 'Notices', ko: '공지사항' } },
    {
      name: 'faq',
      shape: 'questions',
      label: { en: 'FAQ', ko: '자주 묻는 질문' },
      categories: [
        { name: 'tour', label: { en: 'Tours', ko: '투어' } },
        { name: 'stay', label: { en: 'Stay and meals', ko: '숙소와 식사' } },
        { name: 'survey', label: { en: 'Surveys', ko: '설문' } },
      ],
    },
  ],
  post: () => undefined,
} as const satisfies SiteRecord
