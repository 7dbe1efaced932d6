import { setTimeout as pause } from 'node:timers/promises'
import { lt } from 'drizzle-orm'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { concurrencyLimiter } from '#server/limiter'
import { Refusal } from '#server/refusal'
import {
  claimKey,
  forgetKey,
  keepAnswer,
  keepLease,
  type Lease,
  LeaseLost,
  lookBack,
  type Once,
} from './idempotent.rows'
import { idempotency } from './idempotent.table'

/** How often, in milliseconds, and how often at most a repeat looks for the answer of the first. */
const look = { every: 100, times: 200 } as const

/**
 * Writes that hold a connection at once, and how many may wait in line: in a rush they queue up for the same seats, and
 * must not take every connection of the pool with them.
 */
const limited = concurrencyLimiter(6, 5000)

/** What is done once a call has committed, outside its transaction; it answers in place of the handler. */
export type AfterCommit<T> = ((deps: Deps) => Promise<T>) | null

/** What the handler of such a call gets: its transaction, and a way to say what is to be done when that has committed. */
export interface OnceContext<T = unknown> {
  db: Db
  afterCommit: (work: AfterCommit<T>) => void
}

interface Work {
  run: (context: OnceContext) => unknown
  /** What the contract lets out of an answer. */
  parse: (answer: unknown) => unknown
}

/** How a transaction has ended, under which lease. */
interface Ended {
  lease: Lease
  refusal?: Refusal
  answer?: unknown
  after: AfterCommit<unknown>
}

/**
 * The work and its answer in one transaction: both are there afterwards, or neither. A refusal commits what the handler has
 * committed before it refused, as it would alone.
 */
const perform = (deps: Deps, lease: Lease, { run, parse }: Work): Promise<Ended> =>
  transaction(deps.db, async (tx) => {
    const ended: Ended = { lease, after: null }
    const afterCommit: OnceContext['afterCommit'] = (work) => {
      ended.after = work
    }
    try {
      ended.answer = parse(await run({ db: tx, afterCommit }))
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      // The person may mend it and try again with the same key.
      await forgetKey(tx, lease)
      return { lease, refusal, after: null }
    }
    await keepAnswer(tx, lease, ended.after ? 202 : 200, ended.answer)
    return ended
  })

/** How work under a lease ended; null where the lease was lost, and the answer is somebody else's to give. */
async function endOf(deps: Deps, lease: Lease, work: Work): Promise<Ended | null> {
  try {
    return await perform(deps, lease, work)
  } catch (error) {
    if (error instanceof LeaseLost) return null
    const kept = await lookBack(deps.db, lease).catch(() => null)
    if (kept) return { lease, ...kept, after: null }
    throw error
  }
}

/** What is left to do once it has committed, outside the transaction and of the line. */
async function finish(deps: Deps, { lease, refusal, answer, after }: Ended, { parse }: Work): Promise<unknown> {
  if (refusal) throw refusal
  if (!after) return answer
  const stop = keepLease(deps.db, lease)
  let told = answer
  try {
    told = parse(await after(deps))
    return told
  } finally {
    stop()
    // Where this fails too, the lease runs out, and the response that has committed is the one that is sent.
    await keepAnswer(deps.db, lease, 200, told).catch(() => {})
  }
}

/**
 * Does a write once for a caller and key and answers repeats with what the first one answered, on whichever server; one
 * that comes while the first is under way waits for it, and does the work itself when the first is gone for some seconds.
 * Throws 400 without a usable key, 422 when the key came with another body, 409 when the first takes too long.
 */
export async function once(deps: Deps, request: Once, work: Work): Promise<unknown> {
  if (!request.key || !/^[\w-]{8,100}$/.test(request.key)) throw new Refusal(400, 'general.idempotencyKey')
  for (let looked = 0; looked <= look.times; looked++) {
    if (looked > 0) await pause(look.every)
    const ended = await limited(async () => {
      const claim = await claimKey(deps, request)
      if (claim.kind !== 'mine') return claim
      const stop = keepLease(deps.db, claim.lease)
      return endOf(deps, claim.lease, work).finally(stop)
    })
    if (ended && 'lease' in ended) return finish(deps, ended, work)
    if (ended?.kind === 'done') return ended.answer
  }
  throw new Refusal(409, 'general.conflict')
}

/** How long an answer is kept for repeats, in hours. */
const keptHours = 48

/** Removes answers that are too old to be asked for again. */
export async function removeOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.created_at, new Date(now.getTime() - keptHours * 3_600_000)))
}
