import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Condition, Verdict } from '#contract/education/eligibility'
import { useWon } from '#src/session/use-won'

const icons = { met: CircleCheck, unmet: CircleX, unknown: CircleHelp } as const satisfies Record<Verdict, unknown>
/** The colors of conditions that are met, not met and unknown. */
export const verdictTones = { met: 'text-success', unmet: 'text-error', unknown: 'text-muted' } as const

interface ConditionListProps {
  conditions: readonly Condition[]
  /** An action that resolves an unmet condition. */
  settle?: (condition: Condition) => ReactNode
}

/** The conditions one by one: met, not met or unknown, with the reason. */
export const ConditionList = ({ conditions, settle }: ConditionListProps) => (
  <ul className="stack-3">
    {conditions.map((condition) => (
      <ConditionRow key={condition.id} condition={condition} settle={settle} />
    ))}
  </ul>
)

const isPart = ({ id }: Condition) => id === 'hotel' || id === 'attraction' || id === 'school'

function ConditionRow({ condition, settle }: { condition: Condition } & Pick<ConditionListProps, 'settle'>) {
  const { t } = useTranslation('education')
  const why = useWhy()(condition)
  const { id, verdict, needed } = condition
  const Icon = icons[verdict]
  // Not each of the three has to be met: one that is not is no fault.
  const tone = isPart(condition) && verdict === 'unmet' ? 'text-muted' : verdictTones[verdict]
  return (
    <li className={`flex items-start gap-2.5 ${isPart(condition) ? 'ms-7 text-sm' : ''}`}>
      <Icon role="img" aria-label={t(`condition.verdict.${verdict}`)} className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-medium">{t(`condition.${id}.name`, { needed })}</p>
        {why && <p className="text-sm text-muted">{why}</p>}
        {verdict !== 'met' && !isPart(condition) && id !== 'budget' && settle?.(condition)}
      </div>
    </li>
  )
}

/** Returns the reason for a condition's verdict. */
function useWhy(): (condition: Condition) => string {
  const { t } = useTranslation('education')
  const won = useWon()
  return ({ id, verdict, counted, needed }) => {
    if (id === 'hotel' || id === 'attraction' || id === 'school') return ''
    if (id === 'lead_time' && verdict === 'unmet' && counted < 0) return t('condition.lead_time.past')
    return t(`condition.${id}.${verdict}`, { counted, needed, won: won(counted) })
  }
}
