/** The texts that every page needs, in one file, and the list of all others. */
export { en as page } from '#src/kits/page/locale/en'
export { files } from '#src/session/texts.en'
export { en as ui } from '#src/ui/locale/en'
export { en as app } from './en'
