/** The texts that every page needs, in one file. */
export { zhTW as page } from '#src/kits/page/locale/zh-TW'
export { zhTW as ui } from '#src/ui/locale/zh-TW'
export { zhTW as app } from './zh-TW'
