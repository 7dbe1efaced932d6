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

/** How often, in milliseconds, and how many times at most a repeat looks for the answer of the first request. */
const look = { every: 100, times: 200 } as const

/**
 * Concurrent writes that hold a connection, and how many can wait in line: in a rush they queue for the same seats, and must not
 * take every connection of the pool.
 */
const limited = concurrencyLimiter(6, 5000)

/** Work to do once a request has committed, outside its transaction; its result replaces that of the handler. */
export type AfterCommit<T> = ((deps: Deps) => Promise<T>) | null

/** What the handler of an idempotent endpoint receives: its transaction, and a way to register work for after the commit. */
export interface OnceContext<T = unknown> {
  db: Db
  afterCommit: (work: AfterCommit<T>) => void
}

interface Work {
  run: (context: OnceContext) => unknown
  /** Reduces an answer to the fields of the contract. */
  parse: (answer: unknown) => unknown
}

/** How a transaction ended, and under which lease. */
interface Ended {
  lease: Lease
  refusal?: Refusal
  answer?: unknown
  after: AfterCommit<unknown>
}

/**
 * Commits the work and its answer in one transaction: both are stored, or neither. A refusal commits what the handler wrote
 * before it refused, as it would without a key.
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
      // The person can correct the input and try again with the same key.
      await forgetKey(tx, lease)
      return { lease, refusal, after: null }
    }
    await keepAnswer(tx, lease, ended.after ? 202 : 200, ended.answer)
    return ended
  })

/** Returns how work under a lease ended; null where the lease was lost and another request is to give the answer. */
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

/** Does the remaining work after the commit, outside the transaction and the line. */
async function finish(deps: Deps, { lease, refusal, answer, after }: Ended, { parse }: Work): Promise<unknown> {
  if (refusal) throw refusal
  if (!after) return answer
  const stop = keepLease(deps.db, lease)
  let response = answer
  try {
    response = parse(await after(deps))
    return response
  } finally {
    stop()
    // Where this fails too, the lease expires, and repeats get the answer that was committed.
    await keepAnswer(deps.db, lease, 200, response).catch(() => {})
  }
}

/**
 * Does a write once per caller and key, and answers repeats with the answer of the first request, on any server. A repeat that
 * arrives while the first is under way waits for it, and does the work itself when the first has been gone for some seconds.
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

/** How long an answer is stored for repeats, in hours. */
const keptHours = 48

/** Removes answers that are too old to be requested again. */
export async function removeOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.created_at, new Date(now.getTime() - keptHours * 3_600_000)))
}
