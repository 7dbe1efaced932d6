import { useEffect, useState } from 'react'

const every = 20_000

/** The current time; null on the server, whose pages are cached. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const update = () => setNow(new Date())
    update()
    const timer = setInterval(update, every)
    return () => clearInterval(timer)
  }, [])
  return now
}
