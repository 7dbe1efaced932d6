/** The texts that every page needs, in one file. */
export { zhCN as page } from '#src/kits/page/locale/zh-CN'
export { zhCN as ui } from '#src/ui/locale/zh-CN'
export { zhCN as app } from './zh-CN'
