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
  /**
   * Counts one request from an address. Returns a function that takes the count back. Throws `Refusal(429, 'general.tooMany')`
   * when there were too many.
   */
  count(name: keyof typeof figures, from: string): Promise<() => Promise<void>>
  /**
   * Counts one request about a person: of a member without `from`, wherever the request comes from; of anyone else together with
   * the address it comes from.
   */
  countAbout(name: keyof typeof figures, who: string, from?: string): Promise<void>
  /**
   * Counts an attempt at a secret as wrong, before the outcome is known. Throws `Refusal(429)` for a network with too many wrong
   * attempts, for longer each time; from other networks the same secret can still be tried.
   */
  attempt(who: string, from: string): Promise<Attempts>
  /**
   * Whether an address or number can be sent one more message. Where `prove` was called for it and this network, requests of
   * other networks do not count.
   */
  maySend(to: string, from: string): Promise<boolean>
  /** Records that an address or number belongs to someone in this network: a password or code for it was right. */
  prove(to: string, from: string): Promise<void>
}

// Hashed, because an email address must not be stored in an unprotected table.
const hashed = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

const tooMany = (ms: number) => new Refusal(429, 'general.tooMany', undefined, {}, Math.ceil(ms / 1000))

/** Returns null when there was room, otherwise the state of the limiter. Rethrows errors of the store. */
async function take(limiter: RateLimiterAbstract, key: string, points = 1): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, points)
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

/** Limits shared by all server processes through the database; while that fails, each process counts separately. */
export function databaseLimits(pool: Pool): Limits {
  const made = new Map<string, RateLimiterMemory | RateLimiterPostgres>()
  const limiter = (keyPrefix: string, { points, seconds, here }: Figures, times = 1) => {
    const existing = made.get(keyPrefix)
    if (existing) return existing
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

  /** Counts at every width of the network that a request comes from. */
  async function countFrom(name: string, rule: Figures, from: string): Promise<() => Promise<void>> {
    const { near, wide } = networksOf(from)
    const widths: (readonly [RateLimiterAbstract, string])[] = [
      [limiter(`${name}:network`, rule), hashed(near)],
      ...(wide ? ([[limiter(`${name}:wide`, rule, wideTimes), hashed(wide)]] as const) : []),
    ]
    for (const [limit, key] of widths) {
      const full = await take(limit, key)
      if (full) throw tooMany(full.msBeforeNext)
    }
    return async () => {
      await Promise.all(widths.map(([limit, key]) => limit.reward(key)))
    }
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
      // During an attack from many places, each place has fewer attempts; the owner still has some.
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
          // The secret was not tried, so the attempt must not count as wrong.
          await giveBack()
          throw tooMany(flood.msBeforeNext)
        }
        counted.push(() => limit.reward(at))
      }
      return {
        right: async () => {
          await giveBack()
        },
        wrong: async () => (await everywhere.penalty(hashed(who))).consumedPoints === hits.warned,
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
  count: async () => async () => {},
  countAbout: async () => {},
  attempt: async () => ({ right: async () => {}, wrong: async () => false }),
  maySend: async () => true,
  prove: async () => {},
}

/** Removes counts whose period has ended. */
export async function removeOldCounts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()))
}
