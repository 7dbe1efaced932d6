import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { ReportRow } from '#contract/education/report/desk'
import { useWon } from '#src/kits/education/use-won'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { EmptyState } from '#src/ui/empty-state'
import { type Column, Table } from '#src/ui/table'
import { StatusBadge } from '../../parts/status-badge'
import { linkWith } from './link-with'

interface ReportListProps {
  rows: ReportRow[]
  /** The day in Seoul. */
  today: string
  /** Which one is open beside it; fewer columns are shown then. */
  opened: string | null
}

/** The reports with what differs, and which are late. */
export function ReportList({ rows, today, opened }: ReportListProps) {
  const { t } = useTranslation('edu-admin.report')
  const [search] = useSearchParams()
  const dates = useDates()
  const won = useWon()
  const first: Column<ReportRow>[] = [
    {
      key: 'organisation',
      header: t('column.organisation'),
      cell: ({ id, organisation, number, submitted_at }) => (
        <>
          {submitted_at ? (
            <Link
              to={linkWith(search, { report: id })}
              aria-current={id === opened ? 'true' : undefined}
              className="font-semibold underline aria-[current]:text-brand"
            >
              {organisation || t('unnamed')}
            </Link>
          ) : (
            organisation || t('unnamed')
          )}
          <span className="block text-sm text-muted figures">{number}</span>
        </>
      ),
    },
    { key: 'status', header: t('column.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'due',
      header: t('column.due'),
      cell: ({ due, status }) => (
        <>
          <span className="figures">{dates.birthday(due)}</span>{' '}
          {status === 'report_due' && due < today && <Badge tone="error">{t('late')}</Badge>}
        </>
      ),
    },
  ]
  const amount = (value: number | null) => (value === null ? '–' : won(value))
  const more: Column<ReportRow>[] = [
    {
      key: 'differences',
      header: t('column.differences'),
      align: 'end',
      cell: ({ differences }) => differences ?? '–',
    },
    { key: 'claimed', header: t('column.claimed'), align: 'end', cell: ({ claimed_won }) => amount(claimed_won) },
    { key: 'granted', header: t('column.granted'), align: 'end', cell: ({ granted_won }) => amount(granted_won) },
    { key: 'paid', header: t('column.paid'), align: 'end', cell: ({ paid_won }) => amount(paid_won) },
  ]
  return (
    <Table<ReportRow>
      caption={t('list')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('empty')} />}
      columns={opened ? first : [...first, ...more]}
    />
  )
}
