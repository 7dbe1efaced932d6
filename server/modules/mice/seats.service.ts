import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { MiceSeat } from '#contract/mice/session'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { currentEdition, findCurrent } from './edition.service'
import { micePerson, miceSeat, miceSession } from './mice.table'
import type { SessionRow } from './sessions.service'

type Acting = Pick<Deps, 'db' | 'clock'>

async function seatsIn(db: Db, accountId: string, year: number): Promise<MiceSeat[]> {
  // The number of people ahead on the list, including the member. Columns of a select of one table are written without
  // its name, which inside would mean the columns of `before`.
  const place = sql<number>`(select count(*)::int from ${miceSeat} before where before.session_id = ${miceSeat}.session_id and before.state = 'waiting' and before.asked <= ${miceSeat}.asked)`
  const rows = await db
    .select({ session_id: miceSeat.session_id, state: miceSeat.state, place })
    .from(miceSeat)
    .where(and(eq(miceSeat.account_id, accountId), eq(miceSeat.year, year)))
    .orderBy(asc(miceSeat.asked))
  return rows.map((row) => ({ ...row, place: row.state === 'waiting' ? row.place : null }))
}

/** A member's seats and waiting-list places at this year's conference (product §4). */
export async function ownSeats(db: Db, now: Date, accountId: string): Promise<MiceSeat[]> {
  const found = await findCurrent(db, now)
  return found ? seatsIn(db, accountId, found.year) : []
}

/** Locks a session's row until the transaction ends, so that calls that take or free a seat wait. */
export async function lockSession(tx: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(miceSession).where(eq(miceSession.id, id)).for('no key update')
  return row
}

function refuseBegun(session: SessionRow | undefined, year: number, now: Date): asserts session is SessionRow {
  if (session?.year !== year) throw new Refusal(404, 'general.notFound')
  if (instantInSeoul(session.day, session.starts) <= now) throw new Refusal(409, 'mice.sessionBegun')
}

/**
 * Takes a seat, or the last place on the waiting list; an existing one stays. Throws 404, 409 `mice.notRegistered`,
 * `mice.sessionBegun` (product §4). `lock` is only replaced by a test that shows why it is needed.
 */
export function takeSeat(
  { db, clock }: Acting,
  accountId: string,
  id: string,
  lock = lockSession,
): Promise<MiceSeat[]> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { year } = await currentEdition(tx, now)
    const [person] = await tx
      .select({ id: micePerson.account_id })
      .from(micePerson)
      .where(and(eq(micePerson.account_id, accountId), eq(micePerson.year, year)))
      .for('key share')
    if (!person) throw new Refusal(409, 'mice.notRegistered')
    const session = await lock(tx, id)
    refuseBegun(session, year, now)
    const state = session.taken < session.seats ? 'seat' : 'waiting'
    const [made] = await tx
      .insert(miceSeat)
      .values({ session_id: id, account_id: accountId, year, state })
      .onConflictDoNothing()
      .returning()
    if (made?.state === 'seat')
      await tx
        .update(miceSession)
        .set({ taken: sql`${miceSession.taken} + 1` })
        .where(eq(miceSession.id, id))
    return seatsIn(tx, accountId, year)
  })
}

/** Gives the free seats of a locked session to the first on its waiting list; they are mailed. */
export async function fillSeats(tx: Db, { id, seats, taken }: SessionRow, now: Date): Promise<void> {
  const next = await tx
    .select({ account_id: miceSeat.account_id })
    .from(miceSeat)
    .where(and(eq(miceSeat.session_id, id), eq(miceSeat.state, 'waiting')))
    .orderBy(asc(miceSeat.asked))
    .limit(seats - taken)
  if (next.length === 0) return
  const ids = next.map(({ account_id }) => account_id)
  await tx
    .update(miceSeat)
    .set({ state: 'seat', moved_at: now })
    .where(and(eq(miceSeat.session_id, id), inArray(miceSeat.account_id, ids)))
  await tx
    .update(miceSession)
    .set({ taken: taken + ids.length })
    .where(eq(miceSession.id, id))
}

/** Those who have a seat in a session or wait for one. */
export async function peopleIn(tx: Db, id: string): Promise<string[]> {
  const rows = await tx
    .select({ account_id: miceSeat.account_id })
    .from(miceSeat)
    .where(eq(miceSeat.session_id, id))
    .orderBy(asc(miceSeat.asked))
  return rows.map(({ account_id }) => account_id)
}

/** Removes the seats and the waiting list of a session that is removed. */
export async function dropSeats(tx: Db, id: string): Promise<void> {
  await tx.delete(miceSeat).where(eq(miceSeat.session_id, id))
}

/** Passes a seat of a locked session to the first on its waiting list, or returns it to the session. */
async function passOn(tx: Db, { id, day, starts }: SessionRow, now: Date): Promise<void> {
  const isAhead = instantInSeoul(day, starts) > now
  const [next] = isAhead
    ? await tx
        .select({ account_id: miceSeat.account_id })
        .from(miceSeat)
        .where(and(eq(miceSeat.session_id, id), eq(miceSeat.state, 'waiting')))
        .orderBy(asc(miceSeat.asked))
        .limit(1)
    : []
  if (next) {
    await tx
      .update(miceSeat)
      .set({ state: 'seat', moved_at: now })
      .where(and(eq(miceSeat.session_id, id), eq(miceSeat.account_id, next.account_id)))
    return
  }
  await tx
    .update(miceSession)
    .set({ taken: sql`${miceSession.taken} - 1` })
    .where(eq(miceSession.id, id))
}

async function freeSeat(tx: Db, session: SessionRow, accountId: string, now: Date): Promise<void> {
  const [released] = await tx
    .delete(miceSeat)
    .where(and(eq(miceSeat.session_id, session.id), eq(miceSeat.account_id, accountId)))
    .returning()
  if (released?.state === 'seat') await passOn(tx, session, now)
}

/** Gives up a seat or a place; the first on the waiting list gets the seat immediately. Throws 404, 409 `mice.sessionBegun`. */
export function leaveSeat({ db, clock }: Acting, accountId: string, id: string): Promise<MiceSeat[]> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { year } = await currentEdition(tx, now)
    const session = await lockSession(tx, id)
    refuseBegun(session, year, now)
    await freeSeat(tx, session, accountId, now)
    return seatsIn(tx, accountId, year)
  })
}

/**
 * Gives up all seats of an account that no longer takes part, of one year or of all; sessions are locked in one order, so that
 * calls never deadlock.
 */
export async function leaveSeats(tx: Db, accountId: string, now: Date, year?: number): Promise<void> {
  const mine = and(eq(miceSeat.account_id, accountId), year === undefined ? undefined : eq(miceSeat.year, year))
  const rows = await tx.select({ id: miceSeat.session_id }).from(miceSeat).where(mine).orderBy(asc(miceSeat.session_id))
  for (const { id } of rows) {
    const session = await lockSession(tx, id)
    if (session) await freeSeat(tx, session, accountId, now)
  }
}

/**
 * Takes the seats that moved up and whose holders have not been mailed, and clears their mark. Seats of sessions that have begun
 * are cleared without a mail.
 */
export async function takeMoved(tx: Db, now: Date) {
  const moved = await tx
    .select({ session_id: miceSeat.session_id, account_id: miceSeat.account_id })
    .from(miceSeat)
    .where(isNotNull(miceSeat.moved_at))
    .orderBy(asc(miceSeat.moved_at))
    .limit(50)
    .for('update', { skipLocked: true })
  if (moved.length === 0) return []
  const sessions = await tx
    .select()
    .from(miceSession)
    .where(inArray(miceSession.id, [...new Set(moved.map(({ session_id }) => session_id))]))
  for (const { session_id, account_id } of moved)
    await tx
      .update(miceSeat)
      .set({ moved_at: null })
      .where(and(eq(miceSeat.session_id, session_id), eq(miceSeat.account_id, account_id)))
  return moved.flatMap(({ account_id, session_id }) => {
    const session = sessions.find(({ id }) => id === session_id)
    return session && instantInSeoul(session.day, session.starts) > now ? [{ account_id, session }] : []
  })
}
