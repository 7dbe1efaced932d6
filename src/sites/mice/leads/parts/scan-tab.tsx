import { useTranslation } from 'react-i18next'
import type { Exhibit } from '#contract/mice/lead'
import { withNext } from '#src/kits/account/use-next'
import type { TicketKeys } from '#src/kits/check-in/keys'
import { SignInNote } from '#src/kits/offline/sign-in-note'
import { Scanner } from '#src/kits/scanner/scanner'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useIntoView } from '#src/ui/use-into-view'
import { paths } from '../../site'
import { LatestScan } from './latest-scan'
import { OnDevice } from './on-device'
import { useLeadScans } from './use-lead-scans'

/** The scanner, the result of the last scan, and the scans stored on this device. */
export function ScanTab({ exhibit, keys }: { exhibit: Exhibit; keys: TicketKeys }) {
  const { t } = useTranslation('mice.leads')
  const scans = useLeadScans(exhibit, keys)
  const { waiting, state, trouble, flush, latest } = scans
  const result = useIntoView<HTMLDivElement>(latest?.kind === 'scan' ? latest.scan.id : latest?.kind)
  return (
    <div className="stack-6">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="stack-3">
          <Scanner onText={(text) => void scans.scan(text)} continuous />
          <p className="text-sm text-muted">{t('scan.help')}</p>
        </div>
        <div ref={result} className="min-w-0 scroll-mb-4">
          <LatestScan scans={scans} />
        </div>
      </div>
      {state === 'signed-out' && <SignInNote to={withNext(paths.login, paths.leads)} unsent={waiting.length} />}
      {state === 'offline' && (
        <Alert
          tone="warning"
          live
          title={t('offline.title')}
          actions={
            <Button variant="secondary" size="sm" onClick={() => void flush()}>
              {t('offline.again')}
            </Button>
          }
        >
          {t('offline.text', { count: waiting.length })}
        </Alert>
      )}
      {trouble && (
        <Alert tone="error" live title={t('refused')}>
          {trouble.message}
        </Alert>
      )}
      <OnDevice scans={scans} />
    </div>
  )
}
