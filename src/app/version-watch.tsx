import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { versionPollMs } from '#contract/settings'
import { report } from '#src/api/report'
import { fetchVersion } from '#src/api/version'
import { tab } from '#src/session/tab'
import { useDialogs } from '#src/ui/overlay/dialogs'

/**
 * Checks every 20 seconds for a version newer than the page's, and asks whether to refresh: yes reloads, no stops the checks. A
 * failed check is only logged (product §2).
 */
export function VersionWatch() {
  const { t } = useTranslation('app')
  const { question } = useDialogs()
  // Stored outside the effect, which restarts when the user chooses another language.
  const declined = useRef(false)
  useEffect(() => {
    if (declined.current) return
    let loaded = document.documentElement.dataset.version
    let asking = false
    const look = async () => {
      if (asking) return
      try {
        const version = await fetchVersion()
        loaded ??= version
        if (version === loaded) return
        asking = true
        declined.current = !(await question({ title: t('version.question') }))
        if (declined.current) return clearInterval(timer)
        const { activateNewWorker } = await import('./new-worker')
        await activateNewWorker()
        tab.reload()
      } catch (error) {
        report('the version could not be checked', error)
      }
    }
    const timer = setInterval(look, versionPollMs)
    return () => clearInterval(timer)
  }, [question, t])
  return null
}
