import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Condition, Verdict } from '#contract/education/eligibility'
import { useWon } from '#src/kits/education/use-won'
import { Card } from '#src/ui/card'
import { useEligibility } from './use-eligibility'
import { useStepLink } from './use-step'

const icons = { met: CircleCheck, unmet: CircleX, unknown: CircleHelp } as const satisfies Record<Verdict, unknown>
const tones = { met: 'text-success', unmet: 'text-error', unknown: 'text-muted' } as const

/** The conditions as they stand while one types: met, not met or not known, why, and the step that settles it. */
export function Conditions() {
  const { t } = useTranslation('edu-travel.application')
  const won = useWon()
  const { verdict, conditions, asked_won, expected_won } = useEligibility()
  return (
    <Card as="section" className="stack-4">
      <h2 className="text-lg font-bold">{t('condition.title')}</h2>
      <p role="status" className={`font-medium ${tones[verdict]}`}>
        {t(`condition.overall.${verdict}`)}
      </p>
      <ul className="stack-3">
        {conditions.map((condition) => (
          <ConditionRow key={condition.id} condition={condition} />
        ))}
      </ul>
      <dl className="border-t border-line pt-4">
        <dt className="text-sm text-muted">{t('condition.expect')}</dt>
        <dd className="text-xl font-bold figures">{expected_won > 0 ? won(expected_won) : '–'}</dd>
        <dd className="text-sm text-muted">
          {expected_won > 0 ? t('condition.asked', { won: won(asked_won) }) : t('condition.expectUnknown')}
        </dd>
      </dl>
    </Card>
  )
}

const isPart = ({ id }: Condition) => id === 'hotel' || id === 'attraction' || id === 'school'

function ConditionRow({ condition }: { condition: Condition }) {
  const { t } = useTranslation('edu-travel.application')
  const stepLink = useStepLink()
  const why = useWhy()(condition)
  const { id, verdict, step, needed } = condition
  const Icon = icons[verdict]
  return (
    <li className={`flex items-start gap-2.5 ${isPart(condition) ? 'ms-7 text-sm' : ''}`}>
      <Icon
        role="img"
        aria-label={t(`condition.verdict.${verdict}`)}
        className={`mt-0.5 size-5 shrink-0 ${tones[verdict]}`}
      />
      <div className="min-w-0">
        <p className="font-medium">{t(`condition.${id}.name`, { needed })}</p>
        {why && <p className="text-sm text-muted">{why}</p>}
        {verdict !== 'met' && !isPart(condition) && id !== 'budget' && (
          <Link to={stepLink(step)} className="text-sm font-medium text-brand underline">
            {t('condition.settle', { step: t(`step.${step}`) })}
          </Link>
        )}
      </div>
    </li>
  )
}

/** Why a condition stands as it does. */
function useWhy(): (condition: Condition) => string {
  const { t } = useTranslation('edu-travel.application')
  const won = useWon()
  return ({ id, verdict, counted, needed }) => {
    if (id === 'hotel' || id === 'attraction' || id === 'school') return ''
    if (id === 'lead_time' && verdict === 'unmet' && counted < 0) return t('condition.lead_time.past')
    return t(`condition.${id}.${verdict}`, { counted, needed, won: won(counted) })
  }
}
