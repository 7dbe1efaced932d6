import { useEffect, useRef, useState } from 'react'
import type { CallOptions } from '#src/api/call'

/** A call that uploads a file: its progress, 0 to 1, null while none runs, and how to stop it. */
export function useSending() {
  const [progress, setProgress] = useState<number | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  return {
    progress,
    cancel: () => running.current?.abort(),
    /** Resolves to false when it was stopped. Throws what the call throws. */
    async send(ask: (options: CallOptions) => Promise<unknown>): Promise<boolean> {
      const control = new AbortController()
      running.current = control
      setProgress(0)
      try {
        await ask({ errors: 'page', signal: control.signal, progress: setProgress })
        return true
      } catch (error) {
        if (control.signal.aborted) return false
        throw error
      } finally {
        setProgress(null)
      }
    },
  }
}
