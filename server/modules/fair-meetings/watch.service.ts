import type { Notices } from '#server/db/notices'
import { networksOf } from '#server/http/address'
import { concurrencyLimiter } from '#server/limiter'
import { followChanges } from './follow.service'

/** Screens that may follow at once, and of one network: a fraction of what a server has room for, since anybody may. */
const mostScreens = { all: 200, network: 40 }

/** What a screen of the halls follows: that something has changed. Throws 503 `general.unavailable` where there is no room for another. */
type Watch = (follower: {
  notices: Notices
  signal: AbortSignal
  ip: string
}) => Promise<AsyncGenerator<{ seq: number }>>

/** Lets so many screens follow, each until it goes. */
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
