import LogOut from 'lucide-react/icons/log-out'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#src/api/words'
import type { Gate } from '#src/kits/check-in/gate'
import { keepSound, keptSound } from '#src/kits/check-in/kept-sound'
import { readySound } from '#src/kits/check-in/signals'
import type { Device } from '#src/kits/check-in/store'
import { useGateState } from '#src/kits/check-in/use-gate'
import { useSession } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { IconButton } from '#src/ui/icon-button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { StaffSigninForm } from './staff-signin'

interface StaffStatusProps {
  gate: Gate
  device: Device
  now: number
  onConflicts: () => void
}

/** The state of this device: gate, network, age of its list, unsent scans, and the limits of an offline check. */
export function StaffStatus({ gate, device, now, onConflicts }: StaffStatusProps) {
  const { t } = useTranslation('apec.gate')
  const { question } = useDialogs()
  const words = useErrorWords()
  const { online, unsent, dayAt, trouble, conflicts } = useGateState(gate, (state) => state)
  const isSignedIn = useSession(({ tokens }) => tokens.admin !== undefined)
  const [sound, setSound] = useState(keptSound)
  const { enrolment } = device
  const isOnline = online && isSignedIn
  const age = dayAt === null ? null : Math.max(0, Math.floor((now - dayAt) / 60_000))

  const toggle = () => {
    readySound()
    keepSound(!sound)
    setSound(!sound)
  }
  const leave = async () => {
    const text = unsent > 0 ? t('shift.endUnsent', { count: unsent }) : t('shift.endText')
    if (await question({ title: t('shift.endQuestion'), text, danger: unsent > 0 })) await gate.leave()
  }
  return (
    <section aria-label={t('status.label')} className="stack-4">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg font-bold">{enrolment.gate.name}</h2>
          <p className="truncate text-sm text-muted">{enrolment.tour.name}</p>
        </div>
        <IconButton variant="outline" label={t('status.sound')} aria-pressed={sound} onClick={toggle}>
          {sound ? <Volume2 className="size-5" /> : <VolumeX className="size-5" />}
        </IconButton>
        <IconButton variant="outline" label={t('shift.end')} onClick={leave}>
          <LogOut className="size-5 rtl:mirrored" />
        </IconButton>
      </div>
      <p role="status" className="flex flex-wrap gap-2">
        <Badge tone={isOnline ? 'success' : 'warning'}>
          {t(isOnline ? 'status.online' : isSignedIn ? 'status.offline' : 'status.signedOut')}
        </Badge>
        <Badge tone={age === null || age > 5 ? 'warning' : 'neutral'}>
          {age === null ? t('status.noList') : t('status.listAge', { count: age })}
        </Badge>
        {unsent > 0 && <Badge tone="warning">{t('status.unsent', { count: unsent })}</Badge>}
      </p>
      {!isOnline && <p className="text-sm text-muted">{t('status.cannot')}</p>}
      {trouble && (
        <Alert
          tone="error"
          live
          title={t('status.trouble')}
          actions={
            <Button size="sm" variant="secondary" onClick={gate.wake}>
              {t('status.send')}
            </Button>
          }
        >
          {words(trouble)}
        </Alert>
      )}
      {conflicts > 0 && (
        <Alert
          tone="error"
          live
          title={t('conflicts.back')}
          actions={
            <Button size="sm" variant="secondary" onClick={onConflicts}>
              {t('conflicts.show')}
            </Button>
          }
        />
      )}
      {!isSignedIn && (
        <details className="rounded-md border border-line bg-surface p-4">
          <summary className="font-semibold">
            <bdi>{t('signin.again')}</bdi>
          </summary>
          <div className="mt-4">
            <StaffSigninForm />
          </div>
        </details>
      )}
    </section>
  )
}
