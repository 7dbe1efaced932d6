import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import type { PassGate } from '../device/gate'
import type { ScanLine } from '../device/store'
import { useGateState } from '../device/use-gate'
import { tones } from './scan-tones'

/** A scan in a row: its result, pass, time and place. */
export function ScanRow({ gate, line }: { gate: PassGate; line: ScanLine }) {
  const { t } = useTranslation('seoulitepass.scan')
  const lang = useContentLang()
  const { instant } = useDates()
  const places = useGateState(gate, ({ stored }) => stored?.places ?? [])
  const { told, answer, unsent, number, at, affiliate_id } = line
  const result = answer?.result ?? told
  const place = places.length > 1 ? places.find(({ id }) => id === affiliate_id) : undefined
  const about = [answer?.pass && t(`type.${answer.pass.type}`), place?.name[lang]].filter(Boolean).join(' · ')
  return (
    <li className="stack-1 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold figures">{instant(at)}</span>
        {result && <Badge tone={tones[result]}>{t(`result.${result}`)}</Badge>}
        {told && <Badge>{t('today.offline')}</Badge>}
        {unsent === 1 && <Badge tone="warning">{t('today.unsent')}</Badge>}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {number !== '' && <span className="font-mono">{number}</span>}
        {number !== '' && about !== '' && ' · '}
        {about}
      </p>
    </li>
  )
}
