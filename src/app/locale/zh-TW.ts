import type { en } from './en'

export const zhTW: typeof en = {
  start: {
    title: 'Naru 無法啟動',
    text: '伺服器沒有回應。請檢查網路連線後再試一次。',
    retry: '再試一次',
  },
  version: { question: '網站已有新版本，要立即重新整理嗎？' },
}
