import { Refusal } from '#server/refusal'

/** Runs work in its turn; `caller` is whoever it is done for. Throws `Refusal(503)` when its turn would come too late. */
export type Limited = <T>(work: () => Promise<T>, caller?: string) => Promise<T>

/** What else bounds a line. Times are in milliseconds. */
interface Bounds {
  /** Works of one caller, running or in line: so that whoever sends many shuts out himself alone. */
  each?: number
  /** How long the last in line may have to wait, judged by how long works have taken. */
  waitMs?: number
  now?: () => number
}

/** How much the newest work counts in the mean of how long works take. */
const newest = 0.1

/** Lets work through in order of arrival, `width` at once; throws `Refusal(503)` when `waiting` are in line already. */
export function concurrencyLimiter(
  width: number,
  waiting: number,
  { each = Infinity, waitMs = Infinity, now = () => performance.now() }: Bounds = {},
): Limited {
  const line: (() => void)[] = []
  const callers = new Map<string | undefined, number>()
  let running = 0
  let mean = 0
  return async (work, caller) => {
    const own = caller === undefined ? 0 : (callers.get(caller) ?? 0)
    const isLate = line.length >= waiting || ((line.length + 1) * mean) / width > waitMs
    if (own >= each || (running >= width && isLate)) throw new Refusal(503, 'general.unavailable')
    callers.set(caller, own + 1)
    if (running < width) running++
    // Whoever leaves hands its place on, so nobody who comes later can slip in between.
    else await new Promise<void>((enter) => line.push(enter))
    const began = now()
    try {
      return await work()
    } finally {
      mean += newest * (now() - began - mean)
      const left = (callers.get(caller) ?? 1) - 1
      if (left > 0) callers.set(caller, left)
      else callers.delete(caller)
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
