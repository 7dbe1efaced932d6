import { useTranslation } from 'react-i18next'
import { runningSites, siteRecords } from '#contract/sites/sites'
import type { Entry } from './entry'
import { useSite } from './site'

/** The homes of all sites that run but the one whose page this is: each is found from everywhere (product §2). */
export function useOtherSites(): Entry[] {
  const { t } = useTranslation('page')
  const { site: here } = useSite()
  const labels = t('sites', { returnObjects: true })
  return runningSites.flatMap((site) => {
    const label = labels[site]
    return site === here || !label ? [] : { path: siteRecords[site].home, label }
  })
}
