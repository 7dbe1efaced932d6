import { useTranslation } from 'react-i18next'
import type { BoardLink } from '#src/kits/board/board-nav'
import { paths, site } from '../site'

/** Returns the tabs of the pages on things to do. */
export function useThingsLinks(here: string): BoardLink[] {
  const { t } = useTranslation(site)
  const links = [
    { to: paths.things, label: t('nav.things') },
    { to: paths.posts, label: t('nav.posts') },
    { to: paths.calendar, label: t('nav.calendar') },
    { to: paths.notices, label: t('nav.notices') },
  ]
  return links.map((link) => ({ ...link, on: link.to === here }))
}
