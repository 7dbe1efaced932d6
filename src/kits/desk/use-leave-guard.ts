import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { useDialogs } from '#src/ui/overlay/dialogs'

/** Asks before the user leaves a page with unsaved changes; when the tab is closed, the browser asks in its own words. */
export function useLeaveGuard(isUnsaved: () => boolean): void {
  const { t } = useTranslation('desk')
  const dialogs = useDialogs()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void dialogs
      .question({ title: t('leave.title'), text: t('leave.text') })
      .then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, dialogs, t])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
