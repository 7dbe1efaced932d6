import type { en } from './en'

export const zhTW: typeof en = {
  notFound: {
    title: '找不到頁面',
    text: '這個網址沒有對應的頁面。頁面可能已移動，或網址輸入有誤。',
    home: '回到首頁',
  },
  failed: {
    title: '發生錯誤',
    text: '頁面無法顯示。這是我們的問題，造成不便敬請見諒。',
    retry: '再試一次',
    home: '回到首頁',
  },
  skip: '跳至主要內容',
  language: { label: '語言', now: '語言：{{name}}' },
  currency: { label: '貨幣', now: '貨幣：{{name}}', USD: '美元', KRW: '韓元' },
  fallback: { note: '本頁部分內容以英文顯示。', close: '關閉提示' },
}
