import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { idempotency } from './idempotent.table'

/** What identifies a write: its caller, its idempotency key, and what it asks for. */
export interface Once {
  caller: string
  key: string | undefined
  endpoint: string
  body: unknown
}

/** A claim on a key: while it is renewed, no other request does the work. */
export interface Lease {
  caller: string
  key: string
  lease: string
}

/** The state of a key: this request is to do the work, the answer is stored, or another request is doing the work. */
type Claim = { kind: 'mine'; lease: Lease } | { kind: 'done'; answer: unknown } | { kind: 'busy' }

/** How long a claim lasts without being renewed, and how often it is renewed, in milliseconds. */
const lasting = 5000
const renewEvery = 1500

// The clock of the database, because the clocks of two servers may differ by more than a lease lasts.
const isOver = lt(idempotency.leased_until, sql`clock_timestamp()`)
const untilThen = sql`clock_timestamp() + make_interval(secs => ${lasting / 1000})`

const isHeld = ({ caller, key, lease }: Lease) =>
  and(eq(idempotency.caller, caller), eq(idempotency.key, key), eq(idempotency.lease, lease))

/** Claims a free key. Throws 422 when the key was used with another body or for another endpoint. */
export async function claimKey(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { caller, key = '', endpoint, body }: Once,
): Promise<Claim> {
  // A keyed hash, because the body may contain a passport number and little else that would have to be guessed.
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
      // Work that has committed is done, also where the process that was to finish it is gone.
      isDone: sql<boolean>`${or(eq(idempotency.status, 200), and(eq(idempotency.status, 202), isOver))}`,
    })
    .from(idempotency)
    .where(and(eq(idempotency.caller, caller), eq(idempotency.key, key)))
  if (stored && !stored.isSame) throw new Refusal(422, 'general.idempotencyReused')
  return stored?.isDone ? { kind: 'done', answer: stored.answer } : { kind: 'busy' }
}

/**
 * Renews a lease until the returned function is called. A lease that is not renewed expires, and another request does the work.
 */
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

/** The lease has expired, and another request is doing the work or has done it. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Stores the answer in the transaction of the work. Throws `LeaseLost`, so that the transaction is rolled back. */
export async function keepAnswer(tx: Db, lease: Lease, status: 200 | 202, answer: unknown): Promise<void> {
  const kept = await tx
    .update(idempotency)
    .set({ status, answer })
    .where(isHeld(lease))
    .returning({ key: idempotency.key })
  if (kept.length === 0) throw new LeaseLost()
}

/** Releases the key in the transaction of the work that was refused. Throws `LeaseLost`. */
export async function forgetKey(tx: Db, lease: Lease): Promise<void> {
  const released = await tx.delete(idempotency).where(isHeld(lease)).returning({ key: idempotency.key })
  if (released.length === 0) throw new LeaseLost()
}

/**
 * Finds out how work ended whose result was lost with the connection. Where it has not committed, releases the key and returns
 * null; otherwise returns its answer. Waits for a commit that is still under way.
 */
export async function lookBack(db: Db, lease: Lease): Promise<{ answer: unknown } | null> {
  const released = await db
    .delete(idempotency)
    .where(and(isHeld(lease), isNull(idempotency.status)))
    .returning({ key: idempotency.key })
  if (released.length > 0) return null
  const [row] = await db
    .update(idempotency)
    .set({ status: 200 })
    .where(isHeld(lease))
    .returning({ answer: idempotency.answer })
  return row ?? null
}

/** Deletes the responses stored for a caller who leaves: they contain orders. */
export async function forgetAnswers(db: Db, caller: string): Promise<void> {
  await db.delete(idempotency).where(eq(idempotency.caller, caller))
}
