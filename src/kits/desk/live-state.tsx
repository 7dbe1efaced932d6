import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Loading, Skeleton } from '#src/ui/skeleton'

type Of = Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'refetch' | 'dataUpdatedAt'>

/**
 * The state of one part of a page that is refetched regularly: loading, failed, or since when its data is out of date. Shows
 * nothing while it is up to date.
 */
export function LiveState({ of: { data, isError, isFetching, refetch, dataUpdatedAt } }: { of: Of }) {
  const { t } = useTranslation('desk')
  const { t: ofUi } = useTranslation('ui')
  const { instant } = useDates()
  if (data === undefined && !isError)
    return (
      <Loading>
        <Skeleton className="h-40 w-full" />
      </Loading>
    )
  return (
    <div role="status">
      {isError && (
        <Alert
          className="mb-4"
          tone={data === undefined ? 'error' : 'warning'}
          title={
            data === undefined
              ? t('live.failed')
              : t('live.stale', { at: instant(new Date(dataUpdatedAt).toISOString()) })
          }
          actions={
            <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
              {ofUi('retry')}
            </Button>
          }
        >
          {t('live.again')}
        </Alert>
      )}
    </div>
  )
}
