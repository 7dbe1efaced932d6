/** The texts that every page needs, in one file. */
export { ko as page } from '#src/kits/page/locale/ko'
export { ko as ui } from '#src/ui/locale/ko'
export { ko as app } from './ko'
