import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#src/api/words'
import { useSession, useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { StaffLoading } from './staff-desk-loading'
import { gateConflicts } from './staff-queries'
import { StaffScanRow } from './staff-scan-row'

/** Codes on which more people entered than allowed, each with all of its scans, none merged (product §4). */
export function StaffConflicts({ day }: { day: string }) {
  const { t } = useTranslation('apec.gate')
  const words = useErrorWords()
  const isSignedIn = useSession(({ tokens }) => tokens.admin !== undefined)
  const { data, error, refetch, isFetching } = useQuery({
    ...gateConflicts(useVisitor(), day),
    enabled: isSignedIn,
    staleTime: 0,
  })
  if (!isSignedIn) return <Alert tone="warning">{t('find.network')}</Alert>
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {words(error)}
      </ErrorState>
    )
  if (!data) return <StaffLoading />
  if (data.items.length === 0) return <EmptyState title={t('conflicts.none')}>{t('conflicts.noneText')}</EmptyState>
  return (
    <ul className="stack-5">
      {data.items.map(({ reservation_number: number, party_size: party, admitted, scans }) => (
        <li key={number} className="rounded-md border-2 border-error bg-surface p-4">
          <h3 className="font-mono font-bold">{number || t('conflicts.nobody')}</h3>
          {number !== '' && <p className="text-error">{t('conflicts.more', { admitted, party })}</p>}
          <ul className="mt-2 ruled">
            {scans.map((scan) => (
              <StaffScanRow
                key={scan.id}
                scan={scan}
                isUndone={scan.undone}
                place={`${scan.gate_name} · ${scan.device_name}`}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
