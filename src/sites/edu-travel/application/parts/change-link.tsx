import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { WrittenSection } from '#contract/education/sections'
import { useStepLink } from './use-step'

/** A link from the answers back to the step of the form. */
export function ChangeLink({ section }: { section: WrittenSection }) {
  const { t } = useTranslation('edu-travel.application')
  const stepLink = useStepLink()
  return (
    <Link to={stepLink(section)} className="text-sm font-semibold text-brand underline print:hidden">
      {t('check.change', { section: t(`step.${section}`) })}
    </Link>
  )
}
