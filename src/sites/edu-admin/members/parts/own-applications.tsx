import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ReviewRow } from '#contract/education/review-list'
import { useDates } from '#src/session/dates'
import { StatusBadge } from '../../parts/status-badge'
import { paths } from '../../site'

/** The applications of an account. */
export function OwnApplications({ rows }: { rows: readonly ReviewRow[] }) {
  const { t } = useTranslation('edu-admin.members')
  const dates = useDates()
  if (rows.length === 0) return <p className="text-sm text-muted">{t('applications.none')}</p>
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ id, number, status, arrival, organization }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
          <Link to={paths.applyDetail(id)} className="font-semibold figures hover:underline">
            {number}
          </Link>
          <StatusBadge status={status} />
          <span className="min-w-0 wrap-anywhere">{organization}</span>
          {arrival && (
            <span className="ms-auto text-muted figures">
              {t('applications.arrival', { day: dates.birthday(arrival) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
