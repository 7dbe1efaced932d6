import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { type ReportStatus, reportStatuses } from '#contract/education/status'
import { site } from '../../site'
import { statusIn } from '../queries'
import { linkWith } from './link-with'

interface ReportFiltersProps {
  counts: Partial<Record<ReportStatus, number>>
  late: number
}

/** The reports by status with how many there are, and those that are late. */
export function ReportFilters({ counts, late }: ReportFiltersProps) {
  const { t } = useTranslation('edu-admin.report')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const status = statusIn(search)
  const isLate = search.get('late') === '1'
  const filters = [
    { label: t('filter.all'), count: all, isOn: status === undefined && !isLate, changes: { status: 'all', late: '' } },
    { label: t('filter.late'), count: late, isOn: isLate, changes: { status: '', late: '1' } },
    ...reportStatuses.map((each) => ({
      label: ofSite(`status.${each}`),
      count: counts[each] ?? 0,
      isOn: !isLate && status === each,
      changes: { status: each, late: '' },
    })),
  ]
  return (
    <nav aria-label={t('filter.label')} className="mb-4 overflow-x-auto">
      <ul className="flex gap-1.5">
        {filters.map(({ label, count, isOn, changes }) => (
          <li key={label}>
            <Link
              to={linkWith(search, { ...changes, page: '', report: '' })}
              aria-current={isOn ? 'page' : undefined}
              className={`block rounded-md border px-3 py-1.5 text-sm font-medium whitespace-nowrap ${isOn ? 'border-brand bg-brand text-on-brand' : 'border-line bg-surface hover:border-ink'}`}
            >
              {label} <span className="figures">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
