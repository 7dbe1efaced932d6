import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ConditionList, verdictTones } from '#src/kits/education/condition-list'
import { useWon } from '#src/session/use-won'
import { Card } from '#src/ui/card'
import { useEligibility } from './use-eligibility'
import { useStepLink } from './use-step'

/** The conditions, updated while typing: met, not met or unknown, why, and the step that settles them. */
export function Conditions() {
  const { t } = useTranslation('edu-travel.application')
  const won = useWon()
  const stepLink = useStepLink()
  const { verdict, conditions, requested_won, expected_won } = useEligibility()
  return (
    <Card as="section" className="stack-4">
      <h2 className="text-lg font-bold">{t('condition.title')}</h2>
      <p role="status" className={`font-medium ${verdictTones[verdict]}`}>
        {t(`condition.overall.${verdict}`)}
      </p>
      <ConditionList
        conditions={conditions}
        settle={({ step }) => (
          <Link to={stepLink(step)} className="text-sm font-medium text-brand underline">
            {t('condition.settle', { step: t(`step.${step}`) })}
          </Link>
        )}
      />
      <dl className="border-t border-line pt-4">
        <dt className="text-sm text-muted">{t('condition.expect')}</dt>
        <dd className="text-xl font-bold figures">{expected_won > 0 ? won(expected_won) : '–'}</dd>
        <dd className="text-sm text-muted">
          {expected_won > 0 ? t('condition.asked', { won: won(requested_won) }) : t('condition.expectUnknown')}
        </dd>
      </dl>
    </Card>
  )
}
