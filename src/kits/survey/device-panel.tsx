import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { surveyResponses } from '#contract/survey/response'
import { call } from '#src/api/call'
import { Button } from '#src/ui/button'
import { CopyButton } from '#src/ui/copy-button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { keptOpened, type Opened } from './store'

interface DevicePanelProps {
  opened: Opened
  /** The address of the survey's page; the token is appended after `#`, so that no server sees it. */
  address: string
  onForget: () => Promise<void>
}

/** How to continue on another device, whether to get a reminder, and a button that clears this device. */
export function DevicePanel({ opened, address, onForget }: DevicePanelProps) {
  const { t } = useTranslation('survey')
  const { question } = useDialogs()
  const { kind, tour, reminders } = opened.response
  const [isReminded, setReminded] = useState(reminders)

  const forget = async () => {
    const kept = await keptOpened(kind, tour.area)
    const isUnsent = Object.keys(kept?.pending ?? {}).length > 0
    const text = t(isUnsent ? 'device.forgetLost' : 'device.forgetText')
    if (await question({ title: t('device.forgetAsk'), text })) await onForget()
  }
  const remind = async (isOn: boolean) => {
    setReminded(isOn)
    try {
      await call(surveyResponses.remind, { body: { answer_token: opened.token, wanted: isOn } })
      toast.success(t('reminders.saved'))
    } catch {
      // The call has shown the reason.
      setReminded(!isOn)
    }
  }
  return (
    <section className="rounded-md border border-line bg-surface p-5" aria-label={t('device.title')}>
      <h2 className="font-bold">{t('device.title')}</h2>
      <p className="mt-1 text-sm text-muted">{t('device.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={`${address}#${opened.token}`}>{t('device.copy')}</CopyButton>
        <Button variant="ghost" size="sm" onClick={() => void forget()}>
          {t('device.forget')}
        </Button>
      </div>
      <label className="mt-4 flex items-start gap-3 border-t border-line pt-4 text-sm">
        <input
          type="checkbox"
          checked={isReminded}
          onChange={(event) => void remind(event.target.checked)}
          className="mt-0.5 size-4.5 shrink-0"
        />
        {t('reminders.on')}
      </label>
    </section>
  )
}
