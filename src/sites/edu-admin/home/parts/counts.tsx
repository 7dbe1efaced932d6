import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Statistics } from '#contract/education/statistics'
import { applicationStatuses } from '#contract/education/status'
import { DetailPart } from '#src/kits/desk/detail'
import { useNumbers } from '#src/session/visitor'
import { StatusBadge } from '../../parts/status-badge'
import { paths } from '../../site'

/** The number of the year's applications in each status. */
export function Counts({ data: { counts, year } }: { data: Statistics }) {
  const { t } = useTranslation('edu-admin.home')
  const numbers = useNumbers()
  const there = applicationStatuses.flatMap((status) => {
    const count = counts[status]
    return count ? [{ status, count }] : []
  })
  return (
    <DetailPart title={t('counts.title')}>
      {there.length === 0 ? (
        <p className="text-muted">{t('chart.none')}</p>
      ) : (
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {there.map(({ status, count }) => (
            <li key={status}>
              <Link
                to={`${paths.apply}?status=${status}&year=${year}`}
                className="flex items-center justify-between rounded-sm py-1.5 underline-offset-2 hover:underline"
              >
                <StatusBadge status={status} />
                <span className="font-semibold figures">{numbers(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DetailPart>
  )
}
