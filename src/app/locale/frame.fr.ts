/** The texts that every page needs, in one file. */
export { fr as page } from '#src/kits/page/locale/fr'
export { fr as ui } from '#src/ui/locale/fr'
export { fr as app } from './fr'
