import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { MiceSession, miceSessions } from '#contract/mice/session'
import { siteRecords } from '#contract/sites/sites'
import { emptyCalendar, entryId } from '#server/calendar'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { type DueEdition, findCurrent } from './edition.service'
import { miceSeat, miceSession } from './mice.table'

export type SessionRow = typeof miceSession.$inferSelect

/** The sessions of a year by time, each with its remaining seats, those who wait, and its version. */
export async function sessionRows(db: Db, year: number): Promise<(MiceSession & { version: number })[]> {
  const waiting = sql<number>`(select count(*)::int from ${miceSeat} where ${miceSeat.session_id} = ${miceSession.id} and ${miceSeat.state} = 'waiting')`
  const rows = await db
    .select({ session: miceSession, waiting })
    .from(miceSession)
    .where(eq(miceSession.year, year))
    .orderBy(asc(miceSession.day), asc(miceSession.starts), asc(miceSession.hall), asc(miceSession.id))
  return rows.map(({ session: { year: _, taken, ...session }, waiting }) => ({
    ...session,
    free: session.seats - taken,
    waiting,
  }))
}

/** The program of this year's conference by time, each session with its remaining seats (product §3). */
export async function listSessions(db: Db, now: Date): Promise<MiceSession[]> {
  const found = await findCurrent(db, now)
  if (!found) return []
  return (await sessionRows(db, found.year)).map(({ version: _, ...session }) => session)
}

/** The sessions of a year in which an account has a seat, by time. */
export async function seatedSessions(db: Db, accountId: string, year: number): Promise<SessionRow[]> {
  const mine = db
    .select({ id: miceSeat.session_id })
    .from(miceSeat)
    .where(and(eq(miceSeat.account_id, accountId), eq(miceSeat.year, year), eq(miceSeat.state, 'seat')))
  return db
    .select()
    .from(miceSession)
    .where(inArray(miceSession.id, mine))
    .orderBy(asc(miceSession.day), asc(miceSession.starts), asc(miceSession.id))
}

/** Sessions of a fair as a calendar (iCalendar). */
export function sessionsCalendar(
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  { figures }: Pick<DueEdition, 'figures'>,
  sessions: readonly SessionRow[],
  lang: Lang,
): string {
  const calendar = emptyCalendar(lang).name(figures.name[lang])
  const url = `${settings.APP_URL}${siteRecords.mice.home}/conference/conference-1`
  for (const { id, day, starts, ends, title, summary, hall } of sessions) {
    const place = figures.halls.find((each) => each.id === hall)?.name[lang] ?? hall
    calendar.createEvent({
      id: entryId(settings, id),
      stamp: clock.now().toISOString(),
      start: instantInSeoul(day, starts),
      end: instantInSeoul(day, ends),
      summary: title[lang],
      location: `${place}, ${figures.venue.name[lang]}`,
      description: `${summary[lang]}\n${url}`,
      url,
    })
  }
  return calendar.toString()
}

/** An account's seats at this year's fair as a calendar file. Throws 404 if there are none. */
export async function seatsCalendar(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  accountId: string,
  lang: Lang,
): Promise<Data<typeof miceSessions.calendar>> {
  const found = await findCurrent(deps.db, deps.clock.now())
  const sessions = found ? await seatedSessions(deps.db, accountId, found.year) : []
  if (!found || sessions.length === 0) throw new Refusal(404, 'general.notFound')
  return { filename: `mice-${found.year}.ics`, text: sessionsCalendar(deps, found, sessions, lang) }
}
