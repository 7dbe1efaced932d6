import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MatchingRunRow } from '#contract/fair/matching'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Table } from '#src/ui/table'
import { usePaths } from '../../site'
import { RunState } from './run-state'
import { usePercent } from './use-percent'

/** The latest runs, each with how close it came to its bound. */
export function RunList({ runs }: { runs: MatchingRunRow[] }) {
  const { t } = useTranslation('fair.desk-matching')
  const paths = usePaths()
  const dates = useDates()
  const numbers = useNumbers()
  const percent = usePercent()
  return (
    <Table
      caption={t('runs')}
      rows={runs}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('none')} />}
      columns={[
        {
          key: 'at',
          header: t('run.at'),
          cell: ({ id, created_at }) => (
            <Link to={paths.deskMatchingRun(id)} className="font-medium underline">
              {dates.instant(created_at)}
            </Link>
          ),
        },
        { key: 'kind', header: t('run.kind'), cell: ({ mode }) => t(`run.mode.${mode}`) },
        { key: 'state', header: t('run.state'), cell: (row) => <RunState run={row} /> },
        {
          key: 'placed',
          header: t('run.placed'),
          align: 'end',
          cell: ({ meetings }) => (meetings === null ? '–' : numbers(meetings)),
        },
        { key: 'proven', header: t('run.proven'), align: 'end', cell: ({ value, bound }) => percent(value, bound) },
      ]}
    />
  )
}
