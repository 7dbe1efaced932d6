import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type ReportStatus, reportStatuses } from '#contract/education/status'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
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
    <DeskTabs
      label={t('filter.label')}
      tabs={filters.map(({ changes, ...tab }) => ({
        ...tab,
        to: linkWith(search, { ...changes, page: '', report: '' }),
      }))}
    />
  )
}
