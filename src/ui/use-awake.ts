import { useEffect } from 'react'

/** Keeps the screen from going dark while the part is shown, where the browser knows how and the person lets it. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let over = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
      if (over) await lock?.release()
    }
    // The browser lets go of it whenever the page is hidden.
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
