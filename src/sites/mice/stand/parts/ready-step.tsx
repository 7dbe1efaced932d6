import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import type { MiceEdition } from '#contract/mice/edition'
import type { GateResult } from '#contract/mice/gate'
import type { MiceBadge } from '#contract/mice/registration'
import { Button } from '#src/ui/button'
import { BadgeFace } from '../../parts/badge-face'

interface ReadyStepProps {
  badge: MiceBadge
  result: GateResult
  fair: MiceEdition
  onEnd: () => void
}

/** The badge as printed, with a button back to the start. */
export function ReadyStep({ badge, result, fair, onEnd }: ReadyStepProps) {
  const { t } = useTranslation('mice.stand')
  return (
    <div className="grid items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)]">
      <BadgeFace badge={badge} fair={fair} className="mice-stand-badge" />
      <div role="status" className="mice-stand-screen stack-4">
        <h1 className="text-4xl font-bold">{t(result === 'valid' ? 'ready.title' : 'ready.again')}</h1>
        <p>{t('ready.text')}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" icon={<Printer className="size-5" />} onClick={() => window.print()}>
            {t('ready.print')}
          </Button>
          <Button variant="secondary" size="lg" onClick={onEnd}>
            {t('ready.end')}
          </Button>
        </div>
      </div>
    </div>
  )
}
