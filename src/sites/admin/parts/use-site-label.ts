import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Site } from '#contract/sites/sites'
import { site as desk } from '../site'

/** Returns the name of a site in the menus; desks have no entry there. */
export function useSiteLabel(): (site: Site) => string {
  const { t } = useTranslation('page')
  const { t: ofDesk } = useTranslation(desk)
  return useCallback(
    (site) =>
      site === 'admin' || site === 'edu-admin'
        ? ofDesk(`desks.${site}`)
        : (t('sites', { returnObjects: true })[site] ?? site),
    [t, ofDesk],
  )
}
