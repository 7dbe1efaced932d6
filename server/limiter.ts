import type { Networks } from '#server/http/address'
import { counts, sharesOf } from '#server/http/shares'
import { Refusal } from '#server/refusal'

/** Runs work in its turn; `from` are the networks of its client. Throws `Refusal(503)` when its turn would be too late. */
export type Limited = <T>(work: () => Promise<T>, from?: Networks) => Promise<T>

/** Further bounds of a line. Times are in milliseconds. */
interface Bounds {
  /**
   * Maximum calls of one network, running or in line, and twice as many for a wide network, so that a client that sends many
   * shuts out only itself.
   */
  each?: number
  /** How long the last in line may have to wait, estimated from how long work has taken. */
  waitMs?: number
  now?: () => number
}

/** Weight of the newest duration in the mean. */
const newest = 0.1

/** Runs work in order of arrival, `width` at a time. Throws `Refusal(503)` when `waiting` are in line already. */
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
    // A place is handed to the next in line, so that no later arrival can slip in between.
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
