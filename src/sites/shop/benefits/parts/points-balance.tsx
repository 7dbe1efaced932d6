import { useSuspenseQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { Card } from '#src/ui/card'
import { points } from '../queries'
import { usePointWords } from './use-point-words'

/** The spendable points, and those that expire first. */
export function PointsBalance() {
  const { t } = useTranslation('shop.benefits')
  const { total, next } = useSuspenseQuery(points()).data
  const shown = usePointWords()
  const dates = useDates()
  return (
    <Card as="section" className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <h2 className="text-sm font-semibold text-muted">{t('points.balance')}</h2>
        <p className="text-3xl font-bold figures">{shown(total)}</p>
      </div>
      {total > 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Clock className="size-4 shrink-0" aria-hidden="true" />
          {next ? t('points.next', { points: next.points, date: dates.dayOf(next.at) }) : t('points.nextNone')}
        </p>
      )}
    </Card>
  )
}
