import type { en } from './en'

export const zhCN: typeof en = {
  notFound: {
    title: '找不到页面',
    text: '此网址没有对应的页面。页面可能已移动，或网址输入有误。',
    home: '返回首页',
  },
  failed: {
    title: '出错了',
    text: '页面无法显示。这是我们的问题，与您无关。',
    retry: '重试',
    home: '返回首页',
  },
  skip: '跳到正文',
  language: { label: '语言', now: '语言：{{name}}' },
  currency: { label: '货币', now: '货币：{{name}}', USD: '美元', KRW: '韩元' },
  fallback: { note: '本页部分内容以英语显示。', close: '关闭提示' },
}
