import { labelsIn } from '#contract/sites/labels'
import type { en } from './en'

export const ja: typeof en = {
  notFound: {
    title: 'ページが見つかりません',
    text: 'このアドレスにページはありません。移動したか、アドレスに誤りがある可能性があります。',
    home: 'トップページへ',
  },
  failed: {
    title: '問題が発生しました',
    text: 'ページを表示できませんでした。ご不便をおかけして申し訳ありません。',
    retry: '再試行',
    home: 'トップページへ',
  },
  skip: '本文へスキップ',
  language: { label: '言語', now: '言語：{{name}}' },
  currency: { label: '通貨', now: '通貨：{{name}}', USD: '米ドル', KRW: '韓国ウォン' },
  fallback: { note: 'このページの一部は英語で表示されています。', close: 'お知らせを閉じる' },
  priceFrom: '{{price}}～',
  header: { home: '{{name}} トップページ', menu: 'メニュー', pages: 'ページ', settings: '言語と通貨' },
  footer: {
    support: 'サポート',
    supportText: 'ご質問は、いつでもメールでお送りください。ソウルの翌営業日までにお返事します（英語・韓国語）。',
    demo: 'このサイトはデモです。いかなる都市、政府、首脳会議、見本市とも関係ありません。',
    company: 'Naru Travelは架空の会社です。このデモでは契約は成立せず、代金をいただくこともありません。',
    companyLive: 'Naru Travel',
    legal: 'お支払いは韓国ウォンです。米ドルの金額は参考のための換算額です。',
    languages: '言語',
    sites: 'Naruのサイト',
    terms: '利用規約',
    privacy: '個人情報の取り扱い',
  },
  /** The labels of the sites in menus. */
  sites: labelsIn('ja'),
}
