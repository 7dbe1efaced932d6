import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { rateLimit } from './limits.table'

interface Figures {
  points: number
  seconds: number
}

/** By address of the network, and by the e-mail address or the account that is meant (domain hazard 4). */
const figures: Record<LimitName, { network: Figures; identifier: Figures }> = {
  signin: { network: { points: 30, seconds: 300 }, identifier: { points: 10, seconds: 900 } },
  signup: { network: { points: 20, seconds: 3600 }, identifier: { points: 5, seconds: 3600 } },
  code: { network: { points: 40, seconds: 3600 }, identifier: { points: 8, seconds: 900 } },
  // Each message costs money and rings somewhere.
  sms: { network: { points: 20, seconds: 3600 }, identifier: { points: 5, seconds: 3600 } },
  lookup: { network: { points: 60, seconds: 60 }, identifier: { points: 20, seconds: 60 } },
  sitemap: { network: { points: 60, seconds: 60 }, identifier: { points: 60, seconds: 60 } },
  upload: { network: { points: 60, seconds: 3600 }, identifier: { points: 30, seconds: 3600 } },
  // Bodies with files from whom nobody knows.
  guestUpload: { network: { points: 10, seconds: 3600 }, identifier: { points: 10, seconds: 3600 } },
  inquiry: { network: { points: 30, seconds: 3600 }, identifier: { points: 10, seconds: 3600 } },
  write: { network: { points: 300, seconds: 60 }, identifier: { points: 60, seconds: 60 } },
}

export interface Limits {
  /** Counts one call; throws `Refusal(429, 'general.tooMany')` when there were too many. */
  count(name: LimitName, kind: 'network' | 'identifier', who: string): Promise<void>
}

/** Limits shared by every server process through the database; while that fails, each process counts by itself. */
export function databaseLimits(pool: Pool): Limits {
  const made = new Map<string, RateLimiterPostgres>()
  const limiter = (name: LimitName, kind: 'network' | 'identifier') => {
    const keyPrefix = `${name}:${kind}`
    const known = made.get(keyPrefix)
    if (known) return known
    const { points, seconds } = figures[name][kind]
    const fresh = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    })
    made.set(keyPrefix, fresh)
    return fresh
  }
  return {
    async count(name, kind, who) {
      // Hashed, because an e-mail address has no business in a table that nobody guards.
      const key = createHash('sha256').update(who).digest('base64url')
      try {
        await limiter(name, kind).consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new Refusal(429, 'general.tooMany')
        throw error
      }
    },
  }
}

/** For measurements and tests that are not about limits. */
export const noLimits: Limits = { count: async () => {} }

/** Removes counts whose time is over. */
export async function removeOldCounts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()))
}
