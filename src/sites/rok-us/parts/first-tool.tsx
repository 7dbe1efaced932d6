import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { useLazy } from '#src/ui/use-lazy'
import { paths } from '../site'

const load = () => import('./my-surveys')

/** The code's field on the first page. It comes once the page is there; until then, and without scripts, the page that has it is linked. */
export function FirstTool() {
  const { t } = useTranslation('survey')
  const [tool, bring] = useLazy(load)
  useEffect(() => {
    // Without a network the link stays.
    bring().catch(() => {})
  }, [bring])
  return (
    <div className="min-h-60">
      {tool ? <tool.MySurveys /> : <ButtonLink to={paths.mySurveys}>{t('code.find')}</ButtonLink>}
    </div>
  )
}
