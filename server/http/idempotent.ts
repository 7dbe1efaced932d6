import { createHash } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { idempotency } from '#server/modules/booking/booking.table'
import { Refusal } from '#server/refusal'

/** After so long an unfinished first request counts as lost, in milliseconds. */
const lostAfter = 120_000

/**
 * Runs `work` once for a caller and key and answers later repeats with what the first one answered.
 * Throws 400 without a usable key, 422 when the key came with another body, 409 while the first is under way.
 */
export async function once(
  deps: Deps,
  request: { caller: string; key: string | undefined; endpoint: string; body: unknown },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { caller, key, endpoint } = request
  if (!key || !/^[\w-]{8,100}$/.test(key)) throw new Refusal(400, 'general.idempotencyKey')
  const body_hash = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest()
  const now = deps.clock.now()
  const mine = and(eq(idempotency.caller, caller), eq(idempotency.key, key))
  const [claimed] = await deps.db
    .insert(idempotency)
    .values({ caller, key, endpoint, body_hash, created_at: now })
    .onConflictDoUpdate({
      target: [idempotency.caller, idempotency.key],
      set: { created_at: now },
      setWhere: and(isNull(idempotency.status), lt(idempotency.created_at, new Date(now.getTime() - lostAfter))),
    })
    .returning({ key: idempotency.key, body_hash: idempotency.body_hash, endpoint: idempotency.endpoint })
  const [stored] = claimed ? [null] : await deps.db.select().from(idempotency).where(mine)
  const first = claimed ?? stored
  if (first && (!first.body_hash.equals(body_hash) || first.endpoint !== endpoint)) {
    throw new Refusal(422, 'general.idempotencyReused')
  }
  if (stored?.status) return stored.answer
  if (!claimed) throw new Refusal(409, 'general.conflict')
  try {
    const answer = await work()
    await deps.db.update(idempotency).set({ status: 200, answer }).where(mine)
    return answer
  } catch (error) {
    // A refused write has done nothing: the person may mend it and try again with the same key.
    await deps.db.delete(idempotency).where(mine)
    throw error
  }
}

/** How long an answer is kept for repeats, in hours. */
const keptHours = 48

/** Removes answers that are too old to be asked for again. */
export async function removeOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.created_at, new Date(now.getTime() - keptHours * 3_600_000)))
}
