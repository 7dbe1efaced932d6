import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { neededSteps } from '#contract/first-steps'
import { sites } from '#contract/sites/sites'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../../site'
import { SiteFilter, useSiteFilter } from '../parts/site-filter'
import { Waiting } from '../parts/waiting'
import { Weeks } from '../parts/weeks'
import { figures, steps, today } from '../queries'

/** The work that waits for the desk, since when, and what to do next; and what was sold. Of all sites, or of one. */
export function Component() {
  const { t } = useTranslation('admin.home')
  const { t: ofSite } = useTranslation(site)
  const of = useSiteFilter()
  const { waiting } = useLive(today(), () => '').data
  const { days } = useLive(
    figures(),
    () => '',
    () => 60_000,
  ).data
  const { done } = useSuspenseQuery(steps()).data
  const some = new Set([...waiting, ...days.flatMap((day) => day.sites)].map((row) => row.site))
  const shown = sites.filter((each) => some.has(each) || each === of)
  return (
    <DeskPage title={ofSite('title.home')}>
      {neededSteps.some((step) => !done[step]) && (
        <Alert
          tone="info"
          className="mb-4"
          title={t('steps.open')}
          actions={
            <ButtonLink to={paths.firstSteps} size="sm">
              {ofSite('title.firstSteps')}
            </ButtonLink>
          }
        />
      )}
      {(shown.length > 1 || of) && <SiteFilter of={of} options={shown} />}
      <Waiting waiting={waiting} of={of} />
      <Weeks days={days} of={of} />
    </DeskPage>
  )
}
