import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import type { Difference } from '#contract/education/report/differences'
import { useWon } from '#src/session/use-won'

/** Differences from the plan; those that require an explanation are marked. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('education.report')
  const say = useDifferenceWords()
  if (differences.length === 0) return <p className="text-muted">{t('difference.none')}</p>
  return (
    <ul className="stack-2">
      {differences.map((difference) => (
        <li key={difference.kind} data-difference={difference.kind}>
          <p>{say(difference)}</p>
          {difference.isLarge && (
            <p className="flex items-center gap-1.5 text-sm font-medium text-warning">
              <TriangleAlert className="size-4 shrink-0" />
              {t('difference.large')}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function useDifferenceWords(): (difference: Difference) => string {
  const { t } = useTranslation('education.report')
  const won = useWon()
  return ({ kind, planned, actual }) => {
    if (kind === 'amount') return t('difference.amount', { planned: won(planned), actual: won(actual) })
    if (kind === 'students' || kind === 'teachers') return t(`difference.${kind}`, { planned, actual })
    return t(`difference.${kind}`, { count: Math.abs(actual - planned) })
  }
}
