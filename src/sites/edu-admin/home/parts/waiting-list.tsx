import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Statistics } from '#contract/education/statistics'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { placeOf, useNextAct, waitsForDesk } from './next-act'

/** The applications that wait longest for the desk: the next act, and since when they wait. */
export function WaitingList({ data: { waiting } }: { data: Statistics }) {
  const { t } = useTranslation('edu-admin.home')
  const { dayOf } = useDates()
  const nextAct = useNextAct()
  if (waiting.length === 0) return <p className="text-muted">{t('waiting.none')}</p>
  return (
    <ol className="divide-y divide-line">
      {waiting.map((row) => (
        <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="min-w-0">
            <Link to={placeOf(row)} className="font-semibold wrap-anywhere underline underline-offset-2">
              {row.organization || row.number}
            </Link>{' '}
            {row.is_mine && <Badge tone="info">{t('waiting.mine')}</Badge>}{' '}
            <span className="text-sm text-muted">{waitsForDesk(row.status) && nextAct(row.status)}</span>
          </span>
          <span className="text-sm text-muted">{t('since', { day: dayOf(row.since) })}</span>
        </li>
      ))}
    </ol>
  )
}
