import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { toast } from '#src/ui/overlay/toast'

/** Keeps the frame on its page, and says so: also links of the site around the page lead nowhere. */
export function useStaying(): void {
  const { t } = useTranslation('shop.preview')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    toast.info(t('stays'))
  }, [blocker, t])
}
