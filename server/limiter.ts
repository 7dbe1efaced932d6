import type { Networks } from '#server/http/address'
import { counts, sharesOf } from '#server/http/shares'
import { Refusal } from '#server/refusal'

/** Runs work in its turn; `from` are the networks of whoever it is done for. Throws `Refusal(503)` when its turn would come too late. */
export type Limited = <T>(work: () => Promise<T>, from?: Networks) => Promise<T>

/** What else bounds a line. Times are in milliseconds. */
interface Bounds {
  /** Works of one network, running or in line, and twice as many of a wide one: so that whoever sends many shuts out himself alone. */
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
  const callers = counts()
  let running = 0
  let mean = 0
  return async (work, from) => {
    const shares = sharesOf(from, each)
    const isLate = line.length >= waiting || ((line.length + 1) * mean) / width > waitMs
    if (!callers.haveRoom(shares) || (running >= width && isLate)) throw new Refusal(503, 'general.unavailable')
    callers.add(shares, 1)
    if (running < width) running++
    // A place is handed on, so that no later arrival can slip in between.
    else await new Promise<void>((enter) => line.push(enter))
    const began = now()
    try {
      return await work()
    } finally {
      mean += newest * (now() - began - mean)
      callers.add(shares, -1)
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
