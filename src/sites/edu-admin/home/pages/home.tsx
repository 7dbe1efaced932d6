import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { applicationStatuses } from '#contract/education/status'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useNumbers } from '#src/session/visitor'
import { StatusBadge } from '../../parts/status-badge'
import { paths, site } from '../../site'
import { counts } from '../queries'

/** How many applications wait in which status. */
export function Component() {
  const { t } = useTranslation(site)
  const numbers = useNumbers()
  const { data } = useSuspenseQuery(counts())
  const there = applicationStatuses.flatMap((status) => {
    const count = data.counts[status]
    return count ? [{ status, count }] : []
  })
  return (
    <DeskPage title={t('title.home')}>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {there.map(({ status, count }) => (
          <li key={status}>
            <Link
              to={`${paths.apply}?status=${status}`}
              className="flex items-center justify-between rounded-md border border-line bg-surface px-4 py-3 hover:border-ink"
            >
              <StatusBadge status={status} />
              <span className="font-semibold figures">{numbers(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}
