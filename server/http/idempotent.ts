import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { idempotency } from '#server/modules/booking/booking.table'
import { Refusal } from '#server/refusal'

/** After so long an unfinished first request counts as lost, in milliseconds. */
const lostAfter = 120_000

/** How often, in milliseconds, and how often at most a repeat looks for the answer of the first. */
const look = { every: 100, times: 200 } as const

interface Once {
  caller: string
  key: string | undefined
  endpoint: string
  body: unknown
}

/** Claims the key, or finds what its first request came to: its answer, or null while it is under way. */
async function claim({ db, clock }: Deps, { caller, key = '', endpoint }: Once, body_hash: Buffer) {
  const now = clock.now()
  const [claimed] = await db
    .insert(idempotency)
    .values({ caller, key, endpoint, body_hash, created_at: now })
    .onConflictDoUpdate({
      target: [idempotency.caller, idempotency.key],
      set: { created_at: now },
      setWhere: and(isNull(idempotency.status), lt(idempotency.created_at, new Date(now.getTime() - lostAfter))),
    })
    .returning()
  const [stored] = claimed
    ? [claimed]
    : await db
        .select()
        .from(idempotency)
        .where(and(eq(idempotency.caller, caller), eq(idempotency.key, key)))
  if (stored && (!stored.body_hash.equals(body_hash) || stored.endpoint !== endpoint)) {
    throw new Refusal(422, 'general.idempotencyReused')
  }
  return { isMine: Boolean(claimed), done: stored?.status ? { answer: stored.answer } : null }
}

/**
 * Runs `work` once for a caller and key and answers repeats with what the first one answered; one that comes while the first
 * is under way waits for it. Throws 400 without a usable key, 422 when the key came with another body, 409 when the
 * first takes too long.
 */
export async function once(deps: Deps, request: Once, work: () => Promise<unknown>): Promise<unknown> {
  const { caller, key } = request
  if (!key || !/^[\w-]{8,100}$/.test(key)) throw new Refusal(400, 'general.idempotencyKey')
  // Keyed, because a passport number may stand in the body, and few other things are left to guess in it.
  const body_hash = createHmac('sha256', deps.settings.PASSPORT_KEYS[0]?.key ?? '')
    .update(JSON.stringify(request.body ?? null))
    .digest()
  let claimed = await claim(deps, request, body_hash)
  for (let looked = 0; !claimed.isMine; looked++) {
    if (claimed.done) return claimed.done.answer
    if (looked === look.times) throw new Refusal(409, 'general.conflict')
    await pause(look.every)
    claimed = await claim(deps, request, body_hash)
  }
  const mine = and(eq(idempotency.caller, caller), eq(idempotency.key, key))
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
