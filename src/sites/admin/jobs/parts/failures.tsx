import { useTranslation } from 'react-i18next'
import { jobsDesk, type QueueState } from '#contract/jobs-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { Table } from '#src/ui/table'
import { useAct, useToasted } from '../../parts/use-act'

type Failure = QueueState['failures'][number]

/** The failures of a queue, with a retry where the job's input is stored. */
export function Failures({ queue: { name, failed, failures, can_retry } }: { queue: QueueState }) {
  const { t } = useTranslation('admin.jobs')
  const { instant } = useDates()
  const dialogs = useDialogs()
  const run = useToasted()
  const retry = useAct(jobsDesk.retry, [jobsDesk.list])
  const label = t(`name.${name}`)
  const again = async (id?: string) => {
    const { retried } = await retry({ params: { queue: name }, body: { id } })
    toast.success(t('failures.done', { count: retried }))
  }
  const all = async () => {
    const title = t('failures.ask', { name: label })
    if (await dialogs.question({ title, text: t('failures.askText') })) await run(() => again())
  }
  return (
    <DetailPart
      title={`${label} · ${t('failures.title')}`}
      actions={
        can_retry && (
          <Button variant="secondary" size="sm" onClick={() => void all()}>
            {t('failures.retryAll')}
          </Button>
        )
      }
    >
      {!can_retry && <p className="mb-3 text-sm text-muted">{t('failures.forgotten')}</p>}
      <Table<Failure>
        caption={`${label} · ${t('failures.title')}`}
        rows={failures}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', header: t('failures.at'), cell: ({ at }) => instant(at) },
          { key: 'error', header: t('failures.error'), cell: ({ error }) => <code>{error}</code> },
          ...(can_retry
            ? [
                {
                  key: 'act',
                  header: t('failures.act'),
                  cell: ({ id, at }: Failure) => (
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={`${t('failures.retry')}: ${label}, ${instant(at)}`}
                      onClick={() => void run(() => again(id))}
                    >
                      {t('failures.retry')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {failed > failures.length && (
        <p className="mt-3 text-sm text-muted">{t('failures.more', { count: failures.length })}</p>
      )}
    </DetailPart>
  )
}
