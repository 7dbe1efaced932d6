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
}
