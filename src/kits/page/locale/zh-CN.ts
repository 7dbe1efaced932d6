import { labelsIn } from '#contract/sites/labels'
import type { en } from './en'

export const zhCN: typeof en = {
  notFound: { title: '找不到页面', text: '此网址没有对应的页面。页面可能已移动，或网址输入有误。', home: '返回首页' },
  failed: { title: '出错了', text: '页面无法显示。这是我们的问题，与您无关。', retry: '重试', home: '返回首页' },
  skip: '跳到正文',
  language: { label: '语言', now: '语言：{{name}}' },
  currency: { label: '货币', now: '货币：{{name}}', USD: '美元', KRW: '韩元' },
  fallback: { note: '本页部分内容以英语显示。', close: '关闭提示' },
  priceFrom: '{{price}} 起',
  header: { home: '{{name}} 首页', menu: '菜单', pages: '页面', settings: '语言与货币' },
  footer: {
    support: '客户服务',
    supportText: '有疑问？欢迎随时来信，我们会在首尔的下一个工作日内回复（英语、韩语）。',
    demo: '本网站仅为演示，与任何城市、政府、峰会或展会均无关联。',
    company: 'Naru Travel 为虚构公司。演示期间不会订立合同，也不会收取任何费用。',
    companyLive: 'Naru Travel',
    legal: '以韩元收费。美元金额为换算后的参考价。',
    languages: '语言',
    sites: 'Naru 旗下网站',
    terms: '使用条款',
    privacy: '个人信息处理',
  },
  /** The labels of the sites in menus. */
  sites: labelsIn('zh-CN'),
}
