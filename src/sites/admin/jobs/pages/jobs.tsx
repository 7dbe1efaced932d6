import { useTranslation } from 'react-i18next'
import type { QueueState } from '#contract/jobs-desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Table } from '#src/ui/table'
import { OperationsTabs } from '../../parts/operations-tabs'
import { ActProvider } from '../../parts/use-act'
import { site } from '../../site'
import { Failures } from '../parts/failures'
import { jobs } from '../queries'

/** The server's background jobs: what waits, when each queue last ran, and what failed. */
export function Component() {
  const { t } = useTranslation('admin.jobs')
  const { t: ofSite } = useTranslation(site)
  const live = useLive(jobs(), () => '')
  const { queues } = live.data
  const failing = queues.filter(({ failed }) => failed > 0)
  return (
    <DeskPage title={ofSite('title.jobs')}>
      <OperationsTabs now="jobs" />
      <p className="my-3 text-sm text-muted">{t('lead')}</p>
      <ActProvider value={live.act}>
        <div className="space-y-4">
          {failing.length === 0 ? (
            <p>{t('noFailures')}</p>
          ) : (
            failing.map((queue) => <Failures key={queue.name} queue={queue} />)
          )}
          <Queues queues={queues} />
        </div>
      </ActProvider>
    </DeskPage>
  )
}

/** How often a job runs, in words. */
function useEvery(): (every: number | null) => string {
  const { t } = useTranslation('admin.jobs')
  return (every) => {
    if (every === null) return t('asked')
    return every % 3600 === 0 ? t('hours', { count: every / 3600 }) : t('minutes', { count: Math.ceil(every / 60) })
  }
}

function Queues({ queues }: { queues: QueueState[] }) {
  const { t } = useTranslation('admin.jobs')
  const { instant } = useDates()
  const numbers = useNumbers()
  const everyOf = useEvery()
  const count = (key: 'waiting' | 'running' | 'retrying') => ({
    key,
    header: t(`column.${key}`),
    align: 'end' as const,
    cell: (queue: QueueState) => numbers(queue[key]),
  })
  return (
    <Table<QueueState>
      dense
      caption={t('list')}
      rows={queues}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: t('column.name'), cell: ({ name }) => t(`name.${name}`) },
        { key: 'every', header: t('column.every'), cell: ({ every }) => everyOf(every) },
        ...(['waiting', 'running', 'retrying'] as const).map(count),
        {
          key: 'failed',
          header: t('column.failed'),
          align: 'end',
          cell: ({ failed }) => (failed > 0 ? <Badge tone="error">{numbers(failed)}</Badge> : numbers(failed)),
        },
        {
          key: 'last_done',
          header: t('column.last_done'),
          cell: ({ last_done }) => (last_done ? instant(last_done) : '–'),
        },
      ]}
    />
  )
}
