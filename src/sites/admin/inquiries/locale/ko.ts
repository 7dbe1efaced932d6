import type { en } from './en'

export const ko: typeof en = {
  anySite: '모든 사이트',
  column: { site: '사이트' },
  site: { shop: '쇼핑몰', 'edu-travel': '교육여행', seoulitepass: '서울라이트 패스' },
}
