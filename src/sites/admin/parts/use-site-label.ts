import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Site } from '#contract/sites/sites'
import { site as desk } from '../site'

/** Returns the name of a site in the menus; desks have no entry there and share one name. */
export function useSiteLabel(): (site: Site) => string {
  const { t } = useTranslation('page')
  const { t: ofDesk } = useTranslation(desk)
  return useCallback((site) => t('sites', { returnObjects: true })[site] ?? ofDesk('desks'), [t, ofDesk])
}
