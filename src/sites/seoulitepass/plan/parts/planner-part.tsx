import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { useLazy } from '#src/ui/use-lazy'
import { paths } from '../../site'

const load = () => import('./planner')

/** The planner, which comes once the page is there; until then, and without scripts, the list of places is linked. Needs the texts `seoulitepass.plan`. */
export function PlannerPart({ path }: { path: string }) {
  const { t } = useTranslation('seoulitepass.plan')
  const [tool, bring] = useLazy(load)
  useEffect(() => {
    // Without a network the link stays.
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
