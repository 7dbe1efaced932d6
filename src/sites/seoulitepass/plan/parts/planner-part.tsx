import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { useLazy } from '#src/ui/use-lazy'
import { paths } from '../../site'

const load = () => import('./planner')

/**
 * The planner, loaded after the page; until then, and without scripts, a link to the list of places is shown. Needs the texts
 * `seoulitepass.plan`.
 */
export function PlannerPart({ path }: { path: string }) {
  const { t } = useTranslation('seoulitepass.plan')
  const [tool, bring] = useLazy(load)
  useEffect(() => {
    // Offline, the link stays.
    bring().catch(() => {})
  }, [bring])
  return (
    <div id="plan">
      <Section title={t('title')} lead={t('lead')}>
        <div className="min-h-120">
          {tool ? <tool.Planner path={path} /> : <MoreLink to={paths.affiliates}>{t('places')}</MoreLink>}
        </div>
      </Section>
    </div>
  )
}
