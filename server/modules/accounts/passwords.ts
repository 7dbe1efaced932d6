import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { concurrencyLimiter } from '#server/limiter'
import { newToken } from './session.service'

/** Cost of an Argon2id hash, the library's default kind; memory in KiB. */
interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's recommendation (domain hazard 10). */
const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let cost = usualCost

/** Sets the cost of hashes from now on; without an argument, the product's cost. Only for tests. */
export function setHashCost(next: HashCost = usualCost): void {
  cost = next
}

// One hash takes about 0.1 s of a core: one core stays free for everything else, and no client waits behind 256 others.
const limited = concurrencyLimiter(Math.max(1, Math.min(4, availableParallelism() - 1)), 256)

/** Returns the hash of a password as a PHC string. Throws `Refusal(503)` when the queue is full. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, cost))

let nobodys: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash it takes the same time and returns false, so that timing does not
 * reveal which accounts exist (domain hazard 4). Throws `Refusal(503)` when the queue is full.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hash(newToken(), cost)
  const against = stored ?? (await nobodys)
  const right = await limited(() => verify(against, password))
  return right && Boolean(stored)
}
