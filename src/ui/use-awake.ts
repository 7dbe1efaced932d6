import { useEffect } from 'react'

/** Keeps the screen on while the component is mounted, where the browser supports and the user allows it. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let over = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
      if (over) await lock?.release()
    }
    // The browser releases it whenever the page is hidden.
    const onVisible = () => void hold()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
}
