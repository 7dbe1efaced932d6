import { useEffect, useMemo, useState } from 'react'
import { intlCode } from '#contract/languages'
import { isolated } from '#src/session/isolated'
import { useLanguage } from '#src/session/visitor'

/** Returns an instant of today as a time in Seoul. */
export function useTimeOf(): (at: string | number) => string {
  const code = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(intlCode(code), {
      timeZone: 'Asia/Seoul',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    return (at) => isolated(format.format(new Date(at)), code)
  }, [code])
}

/** The device's clock, updated every `everyMs`. */
export function useNow(everyMs = 15_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
