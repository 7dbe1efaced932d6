import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'

/** The cancellation rules of a tour, best first (product §4). */
export function Rules({ tour }: { tour: Tour }) {
  const { t } = useTranslation('guest')
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm text-muted">
      {tour.cancellation.map(({ days_before: count, refund_percent: percent }) => (
        <li key={count}>
          {count > 0
            ? t('form.rule', { percent, count })
            : t(percent > 0 ? 'form.ruleSame' : 'form.ruleNothing', { percent })}
        </li>
      ))}
    </ul>
  )
}
