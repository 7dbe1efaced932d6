import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { networksOf } from './address'
import { inboxOf } from './inbox'
import { type Attempts, type Figures, figures, hits, rules, wideTimes } from './limits.figures'
import { rateLimit } from './limits.table'

export interface Limits {
  /** Counts one call from an address; throws `Refusal(429, 'general.tooMany')` when there were too many. */
  count(name: keyof typeof figures, from: string): Promise<void>
  /** Counts one call about somebody: of a member wherever it comes from, of anybody else together with where it comes from. */
  countAbout(name: keyof typeof figures, who: string, from?: string): Promise<void>
  /**
   * Counts a try at somebody's secret as if it were wrong, before anybody knows. Throws `Refusal(429)` from where too many
   * were wrong, for longer each time; from elsewhere the same secret can still be tried.
   */
  attempt(who: string, from: string): Promise<Attempts>
  /**
   * Whether an address or number may be sent one more message by whoever asks. Where `prove` was called for it, what others
   * ask for does not count.
   */
  maySend(to: string, from: string): Promise<boolean>
  /** Keeps that an address or number is of somebody in this network: a password or code for it was right. */
  prove(to: string, from: string): Promise<void>
}

// Hashed, because an email address has no business in an unprotected table.
const hashed = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

const tooMany = (ms: number) => new Refusal(429, 'general.tooMany', undefined, {}, Math.ceil(ms / 1000))

/** Whether there was room for it; throws what is no answer of the limiter. */
async function take(limiter: RateLimiterAbstract, key: string, points = 1): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, points)
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

/** Limits shared by every server process through the database; while that fails, each process counts by itself. */
export function databaseLimits(pool: Pool): Limits {
  const made = new Map<string, RateLimiterMemory | RateLimiterPostgres>()
  const limiter = (keyPrefix: string, { points, seconds, here }: Figures, times = 1) => {
    const known = made.get(keyPrefix)
    if (known) return known
    const options = { keyPrefix, points: points * times, duration: seconds }
    const memory = new RateLimiterMemory(options)
    const fresh = here
      ? memory
      : new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          ...options,
          insuranceLimiter: memory,
        })
    made.set(keyPrefix, fresh)
    return fresh
  }

  /** Counts at every width of the network that a call comes from. */
  async function countFrom(name: string, rule: Figures, from: string): Promise<void> {
    const { near, wide } = networksOf(from)
    const full =
      (await take(limiter(`${name}:network`, rule), hashed(near))) ??
      (wide ? await take(limiter(`${name}:wide`, rule, wideTimes), hashed(wide)) : null)
    if (full) throw tooMany(full.msBeforeNext)
  }

  return {
    count: (name, from) => countFrom(name, figures[name].network, from),
    async countAbout(name, who, from) {
      const key = from === undefined ? hashed(who) : hashed(who, networksOf(from).near)
      const full = await take(limiter(`${name}:identifier`, figures[name].identifier), key)
      if (full) throw tooMany(full.msBeforeNext)
    },
    async attempt(who, from) {
      const { near, wide } = networksOf(from)
      const everywhere = limiter('wrong:everywhere', rules.everywhere)
      const all = (await everywhere.get(hashed(who)))?.consumedPoints ?? 0
      // Where somebody is at it from many places, each place has fewer tries; the owner's has some all the same.
      const weight = all > hits.many ? hits.weight : 1
      const own = limiter('wrong:here', rules.here)
      const key = hashed(who, near)
      const full = await take(own, key, weight)
      if (full) {
        if (full.consumedPoints - weight <= rules.here.points) {
          const { consumedPoints: times } = await limiter('wrong:blocks', rules.blocks).penalty(key)
          const seconds = Math.min(rules.pause.first * 2 ** (times - 1), rules.pause.longest)
          await own.block(key, seconds)
          throw tooMany(seconds * 1000)
        }
        throw tooMany(full.msBeforeNext)
      }
      const around: (readonly [RateLimiterAbstract, string])[] = [
        [limiter('wrong:network', rules.network), hashed(near)],
        ...(wide
          ? ([
              [limiter('wrong:wide', rules.network, wideTimes), hashed(wide)],
              [limiter('wrong:here:wide', rules.here, wideTimes), hashed(who, wide)],
            ] as const)
          : []),
      ]
      const counted: (() => Promise<unknown>)[] = [() => own.reward(key, weight)]
      const giveBack = () => Promise.all(counted.map((reward) => reward()))
      for (const [limit, at] of around) {
        const flood = await take(limit, at)
        if (flood) {
          // It was not tried: it must not count as wrong here.
          await giveBack()
          throw tooMany(flood.msBeforeNext)
        }
        counted.push(() => limit.reward(at))
      }
      return {
        right: async () => {
          await giveBack()
        },
        wrong: async () => (await everywhere.penalty(hashed(who))).consumedPoints === hits.told,
      }
    },
    async maySend(to, from) {
      const inbox = inboxOf(to)
      const key = hashed(inbox, networksOf(from).near)
      if (await take(limiter('send:network', rules.sendFrom), key)) return false
      if (await limiter('send:proved', rules.proved).get(key)) return true
      return (await take(limiter('send:to', rules.sendTo), hashed(inbox))) === null
    },
    async prove(to, from) {
      await limiter('send:proved', rules.proved).set(
        hashed(inboxOf(to), networksOf(from).near),
        1,
        rules.proved.seconds,
      )
    },
  }
}

/** For measurements and tests that are not about limits. */
export const noLimits: Limits = {
  count: async () => {},
  countAbout: async () => {},
  attempt: async () => ({ right: async () => {}, wrong: async () => false }),
  maySend: async () => true,
  prove: async () => {},
}

/** Removes counts whose time is over. */
export async function removeOldCounts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()))
}
