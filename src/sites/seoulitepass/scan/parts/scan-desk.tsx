import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#src/api/words'
import { Alert } from '#src/ui/alert'
import { ErrorState } from '#src/ui/error-state'
import { useGateState, usePassGate } from '../device/use-gate'
import { AtPlace } from './at-place'
import { NoPlace } from './no-place'
import { PlaceChoice } from './place-choice'
import { ScanLoading } from './scan-loading'

/** The desk of affiliates' staff: choose the place, and scan (product §4). */
export function ScanDesk({ account }: { account: string }) {
  const { t } = useTranslation('seoulitepass.scan')
  const words = useErrorWords()
  const gate = usePassGate(account)
  const { phase, stored, failed, placeId } = useGateState(gate, (state) => state)
  if (phase === 'loading') return <ScanLoading />
  if (phase === 'unsupported')
    return (
      <Alert tone="error" title={t('unsupported')}>
        {t('unsupportedText')}
      </Alert>
    )
  if (!stored)
    return (
      <ErrorState title={t('failed')} onRetry={gate.wake}>
        {failed ? words(failed) : t('failedText')}
      </ErrorState>
    )
  const { places } = stored
  if (places.length === 0) return <NoPlace gate={gate} />
  const place = places.length === 1 ? places[0] : places.find(({ id }) => id === placeId)
  if (!place) return <PlaceChoice gate={gate} places={places} />
  return <AtPlace gate={gate} place={place} isOnly={places.length === 1} />
}
