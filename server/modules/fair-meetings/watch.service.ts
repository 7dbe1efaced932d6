import type { Notices } from '#server/db/notices'
import { networksOf } from '#server/http/address'
import { concurrencyLimiter } from '#server/limiter'
import { followChanges } from './follow.service'

/** Concurrent screens, in total and per network: a fraction of a server's capacity, because this is public. */
const mostScreens = { all: 200, network: 40 }

/** Streams changes to a screen of the halls. Throws 503 `general.unavailable` if there is no room for another follower. */
type Watch = (follower: {
  notices: Notices
  signal: AbortSignal
  ip: string
}) => Promise<AsyncGenerator<{ seq: number }>>

/** Limits the number of concurrent screens; a screen keeps its place until it disconnects. */
export function watching({ all, network }: typeof mostScreens): Watch {
  const enter = concurrencyLimiter(all, 0, { each: network })
  return async ({ notices, signal, ip }) => {
    await new Promise<void>((entered, refused) => {
      const stay = () =>
        new Promise<void>((left) => {
          entered()
          if (signal.aborted) left()
          signal.addEventListener('abort', () => left(), { once: true })
        })
      enter(stay, networksOf(ip)).catch(refused)
    })
    return followChanges({ notices, signal }, null)
  }
}

export const watchDay = watching(mostScreens)
