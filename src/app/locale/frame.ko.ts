/** The texts that every page needs, in one file, and the list of all others. */
export { ko as page } from '#src/kits/page/locale/ko'
export { files } from '#src/session/texts.ko'
export { ko as ui } from '#src/ui/locale/ko'
export { ko as app } from './ko'
