import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { micePerson, miceSeat, miceSession } from './mice.table'
import type { SessionRow } from './sessions.service'

/** The numbers of all badges of a year, sorted. */
export async function badgeNumbers(db: Db, year: number): Promise<string[]> {
  const rows = await db
    .select({ number: micePerson.number })
    .from(micePerson)
    .where(eq(micePerson.year, year))
    .orderBy(asc(micePerson.number))
  return rows.map(({ number }) => number)
}

/** The number of badges of a year. */
export const badgeCount = (db: Db, year: number): Promise<number> => db.$count(micePerson, eq(micePerson.year, year))

/** The badge numbers of those with a seat in a session. */
export async function seatedNumbers(db: Db, { id, year }: Pick<SessionRow, 'id' | 'year'>): Promise<string[]> {
  const rows = await db
    .select({ number: micePerson.number })
    .from(miceSeat)
    .innerJoin(micePerson, and(eq(micePerson.account_id, miceSeat.account_id), eq(micePerson.year, year)))
    .where(and(eq(miceSeat.session_id, id), eq(miceSeat.state, 'seat')))
    .orderBy(asc(micePerson.number))
  return rows.map(({ number }) => number)
}

/** The badge numbers of a year, by account; one query. */
export async function numbersOf(db: Db, year: number, accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: micePerson.account_id, number: micePerson.number })
    .from(micePerson)
    // As a single parameter: a statement can have 65,535, and a fair can have more visitors.
    .where(and(eq(micePerson.year, year), sql`${micePerson.account_id} = any(${sql.param([...accountIds])}::uuid[])`))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Whether an account has a seat in a session or waits for one; null for neither. */
export async function seatIn(db: Db, sessionId: string, accountId: string): Promise<'seat' | 'waiting' | null> {
  const [seat] = await db
    .select({ state: miceSeat.state })
    .from(miceSeat)
    .where(and(eq(miceSeat.session_id, sessionId), eq(miceSeat.account_id, accountId)))
  return seat?.state ?? null
}

/** The sessions of a day by time. */
export const sessionsOn = (db: Db, year: number, day: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(miceSession)
    .where(and(eq(miceSession.year, year), eq(miceSession.day, day)))
    .orderBy(asc(miceSession.starts), asc(miceSession.hall), asc(miceSession.id))

/** A session of a year; undefined if there is none. */
export async function sessionOf(db: Db, year: number, id: string): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(miceSession)
    .where(and(eq(miceSession.id, id), eq(miceSession.year, year)))
  return session
}
