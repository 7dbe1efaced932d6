import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { concurrencyLimiter } from '#server/limiter'
import { newToken } from './session.service'

/** What an Argon2id hash, the library's default kind, costs; memory in KiB. */
interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** What OWASP advises (domain hazard 10). */
const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let cost = usualCost

/** Sets what hashes cost from now on; without one, what they cost in the product. For tests alone. */
export function setHashCost(next: HashCost = usualCost): void {
  cost = next
}

// One takes about 0.1 s of a core: one core stays free for everything else, and no client would wait behind 256 others.
const limited = concurrencyLimiter(Math.max(1, Math.min(4, availableParallelism() - 1)), 256)

/** The hash of a password as a PHC string. Throws `Refusal(503)` when too many are in line. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, cost))

let nobodys: Promise<string> | undefined

/**
 * Whether the password is the one that was hashed. Without a hash it takes the same time and says no, so that nobody
 * learns from the clock which accounts exist (domain hazard 4). Throws `Refusal(503)` when too many are in line.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hash(newToken(), cost)
  const against = stored ?? (await nobodys)
  const right = await limited(() => verify(against, password))
  return right && Boolean(stored)
}
