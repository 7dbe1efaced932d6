import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProgrammeYear } from '#contract/education/year'
import { MoreLink } from '#src/ui/more-link'
import { useLazy } from '#src/ui/use-lazy'
import { paths } from '../../site'

const load = () => import('./checker')

/** The questions of the first page. Their fields come once the page is there; until then, and without scripts, the figures are linked. */
export function FirstTool({ year }: { year: ProgrammeYear }) {
  const { t } = useTranslation('edu-travel.home')
  const [tool, bring] = useLazy(load)
  useEffect(() => {
    // Without a network the link stays.
    bring().catch(() => {})
  }, [bring])
  return (
    <>
      <h2 className="text-xl font-bold">{t('checker.title')}</h2>
      <p className="mt-1 text-muted">{t('checker.lead')}</p>
      <div className="mt-5 min-h-200 sm:min-h-120">
        {tool ? <tool.Checker year={year} /> : <MoreLink to={paths.info}>{t('all')}</MoreLink>}
      </div>
    </>
  )
}
