import { Refusal } from '#server/refusal'

/** Lets work through in order of arrival, `width` at once; throws `Refusal(503)` when `waiting` are in line already. */
export function concurrencyLimiter(width: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < width) running++
    else if (line.length >= waiting) throw new Refusal(503, 'general.unavailable')
    // Whoever leaves hands its place on, so nobody who comes later can slip in between.
    else await new Promise<void>((enter) => line.push(enter))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
