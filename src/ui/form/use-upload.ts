import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'

/** Uploads a file: reports its progress (0 to 1), stops on the signal, returns the value for the form. */
export type Upload = (file: File, on: { progress: (done: number) => void; signal: AbortSignal }) => Promise<unknown>

/** The state of one upload; without `upload` the file itself is the value immediately. */
export function useUpload(upload: Upload | undefined, onValue: (value: unknown) => void) {
  const { t, i18n } = useTranslation('ui')
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)

  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setFile(undefined)
    setProgress(undefined)
  }

  useEffect(() => () => running.current?.abort(), [])

  const start = async (next: File) => {
    stop()
    setProblem(undefined)
    setFile(next)
    if (!upload) return onValue(next)
    const control = new AbortController()
    running.current = control
    setProgress(0)
    try {
      const value = await upload(next, { progress: setProgress, signal: control.signal })
      if (!control.signal.aborted) onValue(value)
    } catch (error) {
      if (control.signal.aborted) return
      const { message, code } = error as { message?: string; code?: RefusalCode }
      // Without a response the error carries only its code; its texts were loaded with the first press on the page.
      setProblem(code ? message || i18n.t(code, { ns: 'refusal' }) : t('file.failed'))
      setFile(undefined)
    }
    if (!control.signal.aborted) setProgress(undefined)
  }

  return { file, progress, problem, start, stop }
}
