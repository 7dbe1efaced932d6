import { useTranslation } from 'react-i18next'
import type { LoggedScan } from '#contract/check-in-scan'
import { type Signal, signalOf } from '#src/kits/check-in/signals'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { useTimeOf } from './staff-times'

const tones = { go: 'success', again: 'warning', elsewhere: 'info', no: 'error' } as const satisfies Record<
  Signal,
  string
>

interface StaffScanRowProps {
  scan: Pick<LoggedScan, 'at' | 'act' | 'reservation_number' | 'people' | 'verdict' | 'offline' | 'conflict'>
  isUndone: boolean
  isUnsent?: boolean
  /** Gate and device, in lists that cover more than this one. */
  place?: string
  onUndo?: () => void
}

/** A scan in a row: its result, the party, the time and the place. */
export function StaffScanRow({ scan, isUndone, isUnsent, place, onUndo }: StaffScanRowProps) {
  const { t } = useTranslation('apec.gate')
  const timeOf = useTimeOf()
  const { act, verdict, reservation_number: number, people } = scan
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 stack-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold figures">{timeOf(scan.at)}</span>
          {act === 'undo' ? (
            <Badge>{t('latest.undone')}</Badge>
          ) : (
            <Badge tone={isUndone ? 'neutral' : tones[signalOf[verdict]]}>{t(`verdict.${verdict}`)}</Badge>
          )}
          {isUndone && <Badge>{t('latest.undone')}</Badge>}
          {scan.offline && <Badge>{t('latest.offline')}</Badge>}
          {isUnsent && <Badge tone="warning">{t('latest.unsent')}</Badge>}
          {scan.conflict && <Badge tone="error">{t('view.conflicts')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <span className="font-mono">{number}</span> · {t('result.people', { count: people })}
        </p>
        {place && <p className="text-sm text-muted">{place}</p>}
      </div>
      {onUndo && !isUndone && verdict === 'admitted' && (
        <Button variant="secondary" aria-label={t('latest.undoNamed', { number })} onClick={onUndo}>
          {t('latest.undo')}
        </Button>
      )}
    </li>
  )
}
