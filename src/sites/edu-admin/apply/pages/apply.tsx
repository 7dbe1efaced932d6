import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useDates } from '#src/session/dates'
import { EmptyState } from '#src/ui/empty-state'
import { Table } from '#src/ui/table'
import { StatusBadge } from '../../parts/status-badge'
import { paths, site } from '../../site'
import { applications, statusIn } from '../queries'

/** The applications that were submitted. */
export function Component() {
  const { t } = useTranslation('edu-admin.apply')
  const { t: ofSite } = useTranslation(site)
  const dates = useDates()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(applications(statusIn(search)))
  return (
    <DeskPage title={ofSite('title.apply')}>
      <Table
        caption={ofSite('title.apply')}
        rows={data.items}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('empty')} />}
        columns={[
          {
            key: 'number',
            header: t('column.number'),
            cell: ({ id, number }) => (
              <Link to={paths.applyDetail(id)} className="font-semibold figures underline">
                {number}
              </Link>
            ),
          },
          {
            key: 'organisation',
            header: t('column.organisation'),
            cell: ({ organisation }) => organisation || t('unnamed'),
          },
          { key: 'status', header: t('column.status'), cell: ({ status }) => <StatusBadge status={status} /> },
          {
            key: 'arrival',
            header: t('column.arrival'),
            cell: ({ arrival }) => (arrival ? dates.birthday(arrival) : '–'),
          },
          { key: 'students', header: t('column.students'), align: 'end', cell: ({ students }) => students },
          {
            key: 'updated_at',
            header: t('column.updated_at'),
            cell: ({ updated_at }) => dates.instant(updated_at),
          },
        ]}
      />
    </DeskPage>
  )
}
