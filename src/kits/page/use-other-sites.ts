import { useTranslation } from 'react-i18next'
import { pathIn, runningSites, siteRecords } from '#contract/sites/sites'
import { clientSettings } from '#src/api/start-up'
import { useVisitor } from '#src/session/visitor'
import type { Entry } from './entry'
import { useSite } from './site'

/** Returns the home pages of all running sites except the current one: each is reachable from every other (product §2). */
export function useOtherSites(): Entry[] {
  const { t } = useTranslation('page')
  const { site: here } = useSite()
  const slug = clientSettings(useVisitor())?.fair_slug
  const labels = t('sites', { returnObjects: true })
  return runningSites.flatMap((site) => {
    const label = labels[site]
    return site === here || !label ? [] : { path: pathIn(siteRecords[site].home, slug), label }
  })
}
