/** The texts that every page needs, in one file. */
export { ja as page } from '#src/kits/page/locale/ja'
export { ja as ui } from '#src/ui/locale/ja'
export { ja as app } from './ja'
