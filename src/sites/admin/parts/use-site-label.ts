import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Site } from '#contract/sites/sites'
import { site as desk } from '../site'

/** What a site is called in the menus; the desks, to which none leads, by the name of this one. */
export function useSiteLabel(): (site: Site) => string {
  const { t } = useTranslation('page')
  const { t: ofDesk } = useTranslation(desk)
  return useCallback((site) => t('sites', { returnObjects: true })[site] ?? ofDesk('desks'), [t, ofDesk])
}
