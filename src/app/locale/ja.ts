import type { en } from './en'

export const ja: typeof en = {
  start: {
    title: 'Naruを開始できませんでした',
    text: 'サーバーから応答がありません。接続を確認して、もう一度お試しください。',
    retry: '再試行',
  },
  version: { question: 'このサイトの新しいバージョンがあります。今すぐ更新しますか？' },
}
