import { spokenOf } from '#contract/languages'
import { runningSites, siteRecords } from '#contract/sites/sites'
import { useLanguage } from '#src/session/visitor'
import type { Entry } from './entry'
import { useSite } from './site'

/** The homes of all sites that run but the one whose page this is: each is found from everywhere (product §2). */
export function useOtherSites(): Entry[] {
  const spoken = spokenOf(useLanguage())
  const { site: here } = useSite()
  return runningSites.flatMap((site) => {
    const { home, label } = siteRecords[site]
    return site === here || !label ? [] : { path: home, label: label[spoken] }
  })
}
