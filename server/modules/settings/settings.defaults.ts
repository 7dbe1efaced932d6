import { and, eq, sql } from 'drizzle-orm'
import { anyChoice, type Category, categories } from '#contract/catalog'
import { textLanguages } from '#contract/languages'
import { defaultRates } from '#contract/money'
import { metaKeys } from '#contract/settings'
import { bleisure } from '#contract/sites/bleisure'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { common, type Label, menu, setting } from './settings.table'

const categoryLabels: Record<Category, Label> = {
  tours: { en: 'Tours', ko: '투어', ja: 'ツアー', 'zh-CN': '旅游团', 'zh-TW': '行程', fr: 'Visites' },
  festivals: { en: 'Festivals', ko: '축제', ja: 'お祭り', 'zh-CN': '节庆', 'zh-TW': '節慶', fr: 'Festivals' },
  tickets: { en: 'Tickets', ko: '입장권', ja: 'チケット', 'zh-CN': '门票', 'zh-TW': '票券', fr: 'Billets' },
  stays: { en: 'Stays', ko: '숙소', ja: '宿泊', 'zh-CN': '住宿', 'zh-TW': '住宿', fr: 'Hébergements' },
  transport: { en: 'Transport', ko: '교통', ja: '交通', 'zh-CN': '交通', 'zh-TW': '交通', fr: 'Transports' },
  experiences: { en: 'Experiences', ko: '체험', ja: '体験', 'zh-CN': '体验', 'zh-TW': '體驗', fr: 'Expériences' },
}

type Entry = { id: string; label: Label; path: string }

const byCategory = (menuId: string): Entry[] =>
  categories.map((category) => ({
    id: `${menuId}-${category}`,
    label: categoryLabels[category],
    path: `/product/search/${category}/${anyChoice}`,
  }))

const menus: (Entry & { children: Entry[] })[] = [
  {
    id: 'header',
    label: { en: 'Explore', ko: '둘러보기', ja: '探す', 'zh-CN': '探索', 'zh-TW': '探索', fr: 'Explorer' },
    path: '/main',
    children: [
      ...byCategory('header'),
      {
        id: 'header-events',
        label: {
          en: 'Events',
          ko: '축제 일정',
          ja: 'イベント',
          'zh-CN': '活动日程',
          'zh-TW': '活動日程',
          fr: 'Événements',
        },
        path: '/event',
      },
    ],
  },
  {
    id: 'footer-explore',
    label: {
      en: 'Explore Korea',
      ko: '한국 여행',
      ja: '韓国を探す',
      'zh-CN': '探索韩国',
      'zh-TW': '探索韓國',
      fr: 'Explorer la Corée',
    },
    path: `/product/search/${anyChoice}/${anyChoice}`,
    children: [
      ...byCategory('footer-explore'),
      {
        id: 'footer-explore-events',
        label: {
          en: 'Festivals and events',
          ko: '축제와 행사',
          ja: 'お祭り・イベント',
          'zh-CN': '节庆与活动',
          'zh-TW': '節慶與活動',
          fr: 'Festivals et événements',
        },
        path: '/event',
      },
      {
        id: 'footer-explore-groups',
        label: {
          en: 'Group quotations',
          ko: '단체 견적',
          ja: '団体のお見積もり',
          'zh-CN': '团体报价',
          'zh-TW': '團體報價',
          fr: 'Devis de groupe',
        },
        path: '/quotation',
      },
      {
        id: 'footer-bleisure',
        label: bleisure.label,
        path: bleisure.home,
      },
    ],
  },
  {
    id: 'footer-account',
    label: {
      en: 'My Naru',
      ko: '내 나루',
      ja: 'マイページ',
      'zh-CN': '我的 Naru',
      'zh-TW': '我的 Naru',
      fr: 'Mon Naru',
    },
    path: '/account/my-reservation',
    children: [
      {
        id: 'footer-login',
        label: { en: 'Sign in', ko: '로그인', ja: 'ログイン', 'zh-CN': '登录', 'zh-TW': '登入', fr: 'Se connecter' },
        path: '/account/login',
      },
      {
        id: 'footer-reservations',
        label: {
          en: 'My reservations',
          ko: '내 예약',
          ja: '予約一覧',
          'zh-CN': '我的预订',
          'zh-TW': '我的預訂',
          fr: 'Mes réservations',
        },
        path: '/account/my-reservation',
      },
      {
        id: 'footer-cart',
        label: { en: 'Cart', ko: '장바구니', ja: 'カート', 'zh-CN': '购物车', 'zh-TW': '購物車', fr: 'Panier' },
        path: '/product/shopping-cart',
      },
    ],
  },
  {
    id: 'footer-help',
    label: { en: 'Help', ko: '고객센터', ja: 'ヘルプ', 'zh-CN': '帮助', 'zh-TW': '說明中心', fr: 'Aide' },
    path: '/board',
    children: [
      {
        id: 'footer-notices',
        label: { en: 'Notices', ko: '공지사항', ja: 'お知らせ', 'zh-CN': '公告', 'zh-TW': '公告', fr: 'Annonces' },
        path: '/board/notice',
      },
      {
        id: 'footer-faq',
        label: {
          en: 'FAQ',
          ko: '자주 묻는 질문',
          ja: 'よくある質問',
          'zh-CN': '常见问题',
          'zh-TW': '常見問題',
          fr: 'Questions fréquentes',
        },
        path: '/board/faq',
      },
      {
        id: 'footer-contact',
        label: {
          en: 'Contact us',
          ko: '1:1 문의',
          ja: 'お問い合わせ',
          'zh-CN': '联系我们',
          'zh-TW': '聯絡我們',
          fr: 'Nous contacter',
        },
        path: '/board/contact-us-register',
      },
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

/** Every entry of the menus as its row. */
const entries = menus.flatMap(({ children, ...root }, position) => [
  { ...root, parent_id: null, position },
  ...children.map((child, at) => ({ ...child, parent_id: root.id, position: at })),
])

/**
 * Inserts the entries that this database has never been given: all of them at first, later those of a newer version. An existing
 * entry keeps its place and address, and gets missing languages while its text is still ours.
 */
async function fillMenus(db: Db): Promise<void> {
  const [row] = await db.select({ meta: setting.meta }).from(setting).where(eq(setting.key, 'menus'))
  const { given = [] } = (row?.meta ?? {}) as { given?: string[] }
  const fresh = entries.filter(({ id }) => !given.includes(id))
  if (fresh.length === 0) return
  const isOurs = textLanguages.map((lang) => sql`${menu.label} ->> ${lang} = excluded.label ->> ${lang}`)
  await db
    .insert(menu)
    .values(fresh)
    .onConflictDoUpdate({
      target: menu.id,
      set: { label: sql`excluded.label || ${menu.label}` },
      setWhere: and(...isOurs),
    })
  const meta = { given: [...given, ...fresh.map(({ id }) => id)] }
  await db
    .insert(setting)
    .values({ key: 'menus', type: 'menus', meta })
    .onConflictDoUpdate({ target: setting.key, set: { meta } })
}

/** Inserts the rates, lists and menus that this database has never been given. */
export async function fillSettings(db: Db): Promise<void> {
  await db
    .insert(setting)
    .values({ key: metaKeys.exchange, type: metaKeys.exchange, meta: defaultRates })
    .onConflictDoNothing()
  if ((await db.$count(common)) === 0) {
    const rows = Object.entries(banks).map(([key, meta], position) => ({ type: 'bank', key, position, meta }))
    await db.insert(common).values(rows).onConflictDoNothing()
  }
  await fillMenus(db)
}
