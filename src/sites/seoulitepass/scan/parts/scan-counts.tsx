import { useTranslation } from 'react-i18next'
import { type PassScanResult, passScanResults } from '#contract/pass/gate'
import { useNumbers } from '#src/session/visitor'

interface ScanCountsProps {
  counts: readonly { result: PassScanResult; scans: number }[]
}

/** How many scans had each result; those that were let in also when there were none. */
export function ScanCounts({ counts }: ScanCountsProps) {
  const { t } = useTranslation('seoulitepass.scan')
  const numbers = useNumbers()
  const of = (result: PassScanResult) => counts.find((each) => each.result === result)?.scans ?? 0
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {passScanResults
        .filter((result) => of(result) > 0 || result === 'valid')
        .map((result) => (
          <div key={result}>
            <dt className="text-sm text-muted">{t(`result.${result}`)}</dt>
            <dd className="text-2xl font-bold figures">{numbers(of(result))}</dd>
          </div>
        ))}
    </dl>
  )
}
