import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { orderSites } from '#contract/desk'
import type { Site } from '#contract/sites/sites'

/** Returns the desk's name of a site that takes reservations. */
export function useSiteName(): (site: Site) => string {
  const { t } = useTranslation('admin.reservations')
  return useCallback(
    (site) => {
      const orderSite = orderSites.find((each) => each === site)
      return orderSite ? t(`site.${orderSite}`) : site
    },
    [t],
  )
}
