import { useTranslation } from 'react-i18next'
import { ResultScreen } from '#src/kits/check-in/result-screen'
import { signalOf } from '#src/kits/check-in/signals'
import { StaffOutcome } from './staff-outcome'
import type { Scans, Shown } from './use-scans'

/** The result of a scan, over the whole screen (product §4). */
export function StaffResult({ scans, shown: { outcome, failed, code } }: { scans: Scans; shown: Shown }) {
  const { t } = useTranslation('apec.gate')
  return (
    <ResultScreen
      label={t('result.label')}
      ground={outcome ? signalOf[outcome.verdict] : failed ? 'no' : 'waiting'}
      title={outcome ? t(`verdict.${outcome.verdict}`) : t(failed ? 'scan.failed' : 'scan.deciding')}
      failed={failed}
      leaves={outcome?.verdict === 'admitted' && !outcome.conflict}
      onClose={scans.close}
    >
      <StaffOutcome scans={scans} outcome={outcome} code={code} />
    </ResultScreen>
  )
}
