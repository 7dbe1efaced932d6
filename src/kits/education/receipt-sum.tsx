import { useTranslation } from 'react-i18next'
import { claimedWon } from '#contract/education/report/differences'
import type { Receipt } from '#contract/education/report/sections'
import { useWon } from '#src/session/use-won'
import { Alert } from '#src/ui/alert'
import { ProgressBar } from '#src/ui/progress-bar'

/** The sum of the receipts against the granted amount. */
export function ReceiptSum({ lines, granted_won }: { lines: readonly Receipt[]; granted_won: number }) {
  const { t } = useTranslation('education.report')
  const won = useWon()
  const sum = claimedWon(lines)
  return (
    <div className="stack-3">
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
        <span>{t('receipts.sum')}</span>
        <span className="figures">{won(sum)}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{t('receipts.granted')}</span>
        <span className="figures">{won(granted_won)}</span>
      </p>
      <ProgressBar
        value={granted_won > 0 ? Math.min(sum / granted_won, 1) : 0}
        label={t('receipts.bar', { sum: won(sum), granted: won(granted_won) })}
      />
      {sum > granted_won && <Alert tone="warning">{t('receipts.above', { won: won(granted_won) })}</Alert>}
    </div>
  )
}
