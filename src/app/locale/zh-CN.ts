import type { en } from './en'

export const zhCN: typeof en = {
  start: {
    title: 'Naru 无法启动',
    text: '服务器没有响应。请检查网络连接后重试。',
    retry: '重试',
  },
  version: { question: '网站已有新版本，要现在刷新吗？' },
}
