import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { idempotency } from './idempotent.table'

/** What a write is known by: whose it is, the key that came with it, and what it asks for. */
export interface Once {
  caller: string
  key: string | undefined
  endpoint: string
  body: unknown
}

/** A claim on a key: as long as it is renewed no other request does the work. */
export interface Lease {
  caller: string
  key: string
  lease: string
}

/** How a repeat finds its key: it is to do the work, the answer is there, or somebody else is at it. */
type Claim = { kind: 'mine'; lease: Lease } | { kind: 'done'; answer: unknown } | { kind: 'busy' }

/** How long a claim counts without being renewed, and how often it is, in milliseconds. */
const lasting = 5000
const renewEvery = 1500

// The clock of the database, because those of two servers may differ by more than a lease lasts.
const isOver = lt(idempotency.leased_until, sql`clock_timestamp()`)
const untilThen = sql`clock_timestamp() + make_interval(secs => ${lasting / 1000})`

const isHeld = ({ caller, key, lease }: Lease) =>
  and(eq(idempotency.caller, caller), eq(idempotency.key, key), eq(idempotency.lease, lease))

/** Claims a free key. Throws 422 when it came with another body or to another endpoint. */
export async function claimKey(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { caller, key = '', endpoint, body }: Once,
): Promise<Claim> {
  // Keyed, because a passport number may be in the body, and few other things are left to guess in it.
  const body_hash = createHmac('sha256', settings.PASSPORT_KEYS[0]?.key ?? '')
    .update(JSON.stringify(body ?? null))
    .digest()
  const lease = randomUUID()
  const same = and(eq(idempotency.body_hash, body_hash), eq(idempotency.endpoint, endpoint))
  const [claimed] = await db
    .insert(idempotency)
    .values({ caller, key, endpoint, body_hash, lease, leased_until: untilThen, created_at: clock.now() })
    .onConflictDoUpdate({
      target: [idempotency.caller, idempotency.key],
      set: { lease, leased_until: untilThen },
      setWhere: and(isNull(idempotency.status), isOver, same),
    })
    .returning({ key: idempotency.key })
  if (claimed) return { kind: 'mine', lease: { caller, key, lease } }
  const [stored] = await db
    .select({
      answer: idempotency.answer,
      isSame: sql<boolean>`${same}`,
      // What has committed is done, also where whoever was to finish it is gone.
      isDone: sql<boolean>`${or(eq(idempotency.status, 200), and(eq(idempotency.status, 202), isOver))}`,
    })
    .from(idempotency)
    .where(and(eq(idempotency.caller, caller), eq(idempotency.key, key)))
  if (stored && !stored.isSame) throw new Refusal(422, 'general.idempotencyReused')
  return stored?.isDone ? { kind: 'done', answer: stored.answer } : { kind: 'busy' }
}

/** Renews a lease until it is stopped. One that cannot be renewed runs out, and another may do the work. */
export function keepLease(db: Db, lease: Lease): () => void {
  const renew = () =>
    void db
      .update(idempotency)
      .set({ leased_until: untilThen })
      .where(isHeld(lease))
      .catch(() => {})
  const timer = setInterval(renew, renewEvery)
  return () => clearInterval(timer)
}

/** The lease has run out, and somebody else is at the work or has done it. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Keeps the answer in the transaction of the work; throws `LeaseLost`, so that nothing of it stays. */
export async function keepAnswer(tx: Db, lease: Lease, status: 200 | 202, answer: unknown): Promise<void> {
  const kept = await tx
    .update(idempotency)
    .set({ status, answer })
    .where(isHeld(lease))
    .returning({ key: idempotency.key })
  if (kept.length === 0) throw new LeaseLost()
}

/** Gives the key back in the transaction of the work that was refused; throws `LeaseLost`. */
export async function forgetKey(tx: Db, lease: Lease): Promise<void> {
  const gone = await tx.delete(idempotency).where(isHeld(lease)).returning({ key: idempotency.key })
  if (gone.length === 0) throw new LeaseLost()
}

/**
 * What came of work whose end was not reported, because the connection broke: gives the key back where it has not
 * committed and answers null, else its answer. Waits for a commit that is still on its way.
 */
export async function lookBack(db: Db, lease: Lease): Promise<{ answer: unknown } | null> {
  const gone = await db
    .delete(idempotency)
    .where(and(isHeld(lease), isNull(idempotency.status)))
    .returning({ key: idempotency.key })
  if (gone.length > 0) return null
  const [row] = await db
    .update(idempotency)
    .set({ status: 200 })
    .where(isHeld(lease))
    .returning({ answer: idempotency.answer })
  return row ?? null
}

/** Forgets the responses that are kept for a caller who leaves: they hold orders. */
export async function forgetAnswers(db: Db, caller: string): Promise<void> {
  await db.delete(idempotency).where(eq(idempotency.caller, caller))
}
