import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PassGatePlace } from '#contract/pass/gate'
import { useErrorWords } from '#src/api/words'
import { withNext } from '#src/kits/account/use-next'
import { keepSound, keptSound } from '#src/kits/check-in/kept-sound'
import { readySound } from '#src/kits/check-in/signals'
import { SignInNote } from '#src/kits/offline/sign-in-note'
import { useOnline } from '#src/kits/offline/use-online'
import { useContentLang, useSession } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { IconButton } from '#src/ui/icon-button'
import { paths } from '../../site'
import type { PassGate } from '../device/gate'
import { useGateState } from '../device/use-gate'

interface ScanStatusProps {
  gate: PassGate
  place: PassGatePlace
  isOnly: boolean
  onConflicts: () => void
}

/** The state of this device: place, network, unsent scans, and the limits of an offline check. */
export function ScanStatus({ gate, place, isOnly, onConflicts }: ScanStatusProps) {
  const { t } = useTranslation('seoulitepass.scan')
  const lang = useContentLang()
  const { online, unsent, foreign } = useGateState(gate, (state) => state)
  const isSignedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const [sound, setSound] = useState(keptSound)
  const hasNetwork = useOnline()
  const isOnline = online && isSignedIn
  const toggle = () => {
    readySound()
    keepSound(!sound)
    setSound(!sound)
  }
  return (
    <section aria-label={t('status.label')} className="stack-4">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg font-bold">{place.name[lang]}</h2>
          <p className="truncate text-sm text-muted">{place.benefit[lang]}</p>
        </div>
        <IconButton variant="outline" label={t('status.sound')} aria-pressed={sound} onClick={toggle}>
          {sound ? <Volume2 className="size-5" /> : <VolumeX className="size-5" />}
        </IconButton>
        {!isOnly && (
          <IconButton variant="outline" label={t('status.change')} onClick={() => void gate.choose(null)}>
            <ArrowLeftRight className="size-5" />
          </IconButton>
        )}
      </div>
      <p role="status" className="flex flex-wrap gap-2">
        <Badge tone={isOnline ? 'success' : 'warning'}>
          {t(isOnline ? 'status.online' : isSignedIn || !hasNetwork ? 'status.offline' : 'status.signedOut')}
        </Badge>
        {unsent > 0 && <Badge tone="warning">{t('status.unsent', { count: unsent })}</Badge>}
        {foreign > 0 && <Badge tone="warning">{t('status.foreign', { count: foreign })}</Badge>}
      </p>
      {!isOnline && <p className="text-sm text-muted">{t('status.cannot')}</p>}
      {!isSignedIn && <SignInNote to={withNext(paths.login, paths.scan)} />}
      <Troubles gate={gate} onConflicts={onConflicts} />
    </section>
  )
}

function Troubles({ gate, onConflicts }: { gate: PassGate; onConflicts: () => void }) {
  const { t } = useTranslation('seoulitepass.scan')
  const words = useErrorWords()
  const { trouble, conflicts } = useGateState(gate, (state) => state)
  const button = (label: string, onClick: () => void) => (
    <Button size="sm" variant="secondary" onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      {trouble && (
        <Alert tone="error" live title={t('status.trouble')} actions={button(t('status.send'), gate.wake)}>
          {words(trouble)}
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert
          tone="error"
          live
          title={t('conflicts.back', { count: conflicts.length })}
          actions={button(t('conflicts.show'), onConflicts)}
        />
      )}
    </>
  )
}
