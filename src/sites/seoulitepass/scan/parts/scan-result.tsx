import { useTranslation } from 'react-i18next'
import type { PassGatePlace } from '#contract/pass/gate'
import { ResultScreen } from '#src/kits/check-in/result-screen'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { site } from '../../site'
import type { ScanOutcome } from '../device/judge'
import { type Scans, type Shown, signalOf } from './use-scans'

interface ScanResultProps {
  scans: Scans
  shown: Shown
  place: PassGatePlace
}

/** The result of a scan, over the whole screen: the benefit, what is left, or why it was refused (product §4). */
export function ScanResult({ scans, shown: { outcome, failed }, place }: ScanResultProps) {
  const { t } = useTranslation('seoulitepass.scan')
  const reasons = useReasons(place)
  const isAlone = outcome?.by === 'device' && outcome.result === 'valid'
  return (
    <ResultScreen
      label={t('result.label')}
      ground={outcome ? signalOf[outcome.result] : failed ? 'no' : 'waiting'}
      title={outcome ? t(`result.${outcome.result}`) : t(failed ? 'result.failed' : 'result.deciding')}
      failed={failed}
      leaves={outcome?.result === 'valid' && !isAlone}
      onClose={scans.close}
    >
      {outcome && (
        <div className="stack-2 flex-1 text-center text-lg font-medium">
          {reasons(outcome).map((each) => (
            <p key={each}>{each}</p>
          ))}
          {outcome.number !== '' && <p className="font-mono text-base font-normal">{outcome.number}</p>}
        </div>
      )}
      <div className="mt-auto grid gap-3">
        <Button autoFocus variant="secondary" className="min-h-20 border-0 text-xl" onClick={scans.close}>
          {t('result.next')}
        </Button>
      </div>
    </ResultScreen>
  )
}

/** Returns the reasons for a result in words: person and benefit, what is left, and who decided. */
function useReasons({ benefit }: PassGatePlace): (outcome: ScanOutcome) => string[] {
  const { t } = useTranslation('seoulitepass.scan')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const { instant } = useDates()
  return ({ result, begun, pass, used_at, by }) => {
    const ends = pass?.ends_at ? instant(pass.ends_at) : null
    const letsIn = result === 'valid'
    return [
      pass && `${t(`type.${pass.type}`)} · ${ofSite(`person.${pass.person}`)}`,
      letsIn && benefit[lang],
      letsIn && begun && t('result.begun'),
      letsIn && pass && pass.visits_left !== null && t('result.visitsLeft', { count: pass.visits_left }),
      letsIn && ends && t('result.until', { time: ends }),
      result === 'used_here' && used_at && t('result.usedAt', { time: instant(used_at) }),
      result === 'expired' && ends && t('result.endedAt', { time: ends }),
      result !== 'valid' && t(`why.${result}`),
      by === 'device' && t(letsIn ? 'result.alone' : 'result.aloneNo'),
    ].filter((each) => typeof each === 'string')
  }
}
