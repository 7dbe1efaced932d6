import { labelsIn } from '#contract/sites/labels'
import type { en } from './en'

export const zhTW: typeof en = {
  notFound: { title: '找不到頁面', text: '這個網址沒有對應的頁面。頁面可能已移動，或網址輸入有誤。', home: '回到首頁' },
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
  priceFrom: '{{price}} 起',
  header: { home: '{{name}} 首頁', menu: '選單', pages: '頁面', settings: '語言與貨幣' },
  footer: {
    support: '客戶服務',
    supportText: '有疑問嗎？歡迎隨時來信，我們會在首爾的下一個工作日內回覆（英文、韓文）。',
    demo: '本網站僅供展示，與任何城市、政府、峰會或展覽皆無關聯。',
    company: 'Naru Travel 為虛構公司。展示期間不會成立契約，也不會收取任何費用。',
    companyLive: 'Naru Travel',
    legal: '以韓元收費。美元金額為換算後的參考價。',
    languages: '語言',
    sites: 'Naru 旗下網站',
    terms: '使用條款',
    privacy: '個人資料處理',
  },
  /** The labels of the sites in menus. */
  sites: labelsIn('zh-TW'),
}
