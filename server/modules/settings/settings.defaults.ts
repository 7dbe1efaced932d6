import { anyChoice, type Category, categories } from '#contract/catalog'
import { defaultRates } from '#contract/money'
import { metaKeys } from '#contract/settings'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { fillBoards } from '#server/modules/board/board.defaults'
import { common, menu, setting } from './settings.table'

const categoryLabels: Record<Category, Texts> = {
  tours: { en: 'Tours', ko: '투어' },
  festivals: { en: 'Festivals', ko: '축제' },
  tickets: { en: 'Tickets', ko: '입장권' },
  stays: { en: 'Stays', ko: '숙소' },
  transport: { en: 'Transport', ko: '교통' },
  experiences: { en: 'Experiences', ko: '체험' },
}

type Entry = { id: string; label: Texts; path: string }

const byCategory = (menuId: string): Entry[] =>
  categories.map((category) => ({
    id: `${menuId}-${category}`,
    label: categoryLabels[category],
    path: `/product/search/${category}/${anyChoice}`,
  }))

const menus: (Entry & { children: Entry[] })[] = [
  {
    id: 'header',
    label: { en: 'Explore', ko: '둘러보기' },
    path: '/main',
    children: [
      ...byCategory('header'),
      { id: 'header-events', label: { en: 'Events', ko: '축제 일정' }, path: '/event' },
    ],
  },
  {
    id: 'footer-explore',
    label: { en: 'Explore Korea', ko: '한국 여행' },
    path: `/product/search/${anyChoice}/${anyChoice}`,
    children: [
      ...byCategory('footer-explore'),
      { id: 'footer-explore-events', label: { en: 'Festivals and events', ko: '축제와 행사' }, path: '/event' },
      { id: 'footer-explore-groups', label: { en: 'Group quotations', ko: '단체 견적' }, path: '/quotation' },
      { id: 'footer-bleisure', label: { en: 'Work and travel', ko: '출장과 여행' }, path: '/bleisure' },
    ],
  },
  {
    id: 'footer-account',
    label: { en: 'My Naru', ko: '내 나루' },
    path: '/account/my-reservation',
    children: [
      { id: 'footer-login', label: { en: 'Sign in', ko: '로그인' }, path: '/account/login' },
      { id: 'footer-reservations', label: { en: 'My reservations', ko: '내 예약' }, path: '/account/my-reservation' },
      { id: 'footer-cart', label: { en: 'Cart', ko: '장바구니' }, path: '/product/shopping-cart' },
    ],
  },
  {
    id: 'footer-help',
    label: { en: 'Help', ko: '고객센터' },
    path: '/board',
    children: [
      { id: 'footer-notices', label: { en: 'Notices', ko: '공지사항' }, path: '/board/notice' },
      { id: 'footer-faq', label: { en: 'FAQ', ko: '자주 묻는 질문' }, path: '/board/faq' },
      { id: 'footer-contact', label: { en: 'Contact us', ko: '1:1 문의' }, path: '/board/contact-us-register' },
    ],
  },
]

/** Banks in Korea that refunds can be sent to. */
const banks: Record<string, Texts> = {
  kb: { en: 'KB Kookmin Bank', ko: 'KB국민은행' },
  shinhan: { en: 'Shinhan Bank', ko: '신한은행' },
  woori: { en: 'Woori Bank', ko: '우리은행' },
  hana: { en: 'Hana Bank', ko: '하나은행' },
  nh: { en: 'NH NongHyup Bank', ko: 'NH농협은행' },
  ibk: { en: 'Industrial Bank of Korea', ko: 'IBK기업은행' },
  kakao: { en: 'KakaoBank', ko: '카카오뱅크' },
  toss: { en: 'Toss Bank', ko: '토스뱅크' },
  kbank: { en: 'K bank', ko: '케이뱅크' },
  post: { en: 'Korea Post', ko: '우체국' },
}

/**
 * Puts in what the product cannot do without, in production too: rates, lists, menus, boards. Only where nothing is, so that
 * nothing an operator changed or removed comes back. Safe to run at every start and by several servers at once.
 */
export async function fillDefaults(db: Db): Promise<void> {
  await db
    .insert(setting)
    .values({ key: metaKeys.exchange, type: metaKeys.exchange, meta: defaultRates })
    .onConflictDoNothing()
  if ((await db.$count(common)) === 0) {
    const rows = Object.entries(banks).map(([key, meta], position) => ({ type: 'bank', key, position, meta }))
    await db.insert(common).values(rows).onConflictDoNothing()
  }
  if ((await db.$count(menu)) === 0) {
    const rows = menus.flatMap(({ children, ...root }, position) => [
      { ...root, parent_id: null, position },
      ...children.map((child, at) => ({ ...child, parent_id: root.id, position: at })),
    ])
    await db.insert(menu).values(rows).onConflictDoNothing()
  }
  await fillBoards(db)
}
