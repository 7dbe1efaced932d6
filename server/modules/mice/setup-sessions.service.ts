import { eq } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { MiceFigures } from '#contract/mice/edition'
import { isMoved, type SetMiceSession, wrongSession } from '#contract/mice/setup'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { type Acting, refuse, refuseStale } from '#server/setup-act'
import { miceSession } from './mice.table'
import { dropSeats, fillSeats, lockSession, peopleIn } from './seats.service'
import { type SessionRow, sessionRows } from './sessions.service'
import { actOnYear } from './setup.service'

type Setting = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** People mailed by one job. */
const atOnce = 200

/** A session of a year, locked so that no seat is taken meanwhile. Throws 404. */
async function sessionToChange(tx: Db, year: number, id: string): Promise<SessionRow> {
  const session = await lockSession(tx, id)
  if (session?.year !== year) throw new Refusal(404, 'general.notFound')
  return session
}

async function refuseWrong(
  tx: Db,
  { year, figures, lang }: { year: number; figures: MiceFigures } & Pick<Acting, 'lang'>,
  session: SetMiceSession,
  id?: string,
): Promise<void> {
  const others = (await sessionRows(tx, year)).filter((each) => each.id !== id)
  refuse(
    wrongSession(session, figures, others, ({ title }) => title[lang]),
    409,
  )
}

const isBegun = ({ day, starts }: Pick<SessionRow, 'day' | 'starts'>, now: Date) => instantInSeoul(day, starts) <= now

/** Mails those in a session, who have to be as many as the operator agreed to. Throws 409 `mice.sessionPeople`. */
async function tellPeople(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  { id, figures, to, gone, affected }: Told,
): Promise<number> {
  const people = await peopleIn(tx, id)
  if (people.length !== affected)
    throw new Refusal(409, 'mice.sessionPeople', undefined, { count: String(people.length) })
  const hall = figures.halls.find((each) => each.id === to.hall)?.name ?? { en: to.hall, ko: to.hall }
  const { title, day, starts, ends } = to
  for (let at = 0; at < people.length; at += atOnce)
    await jobs.enqueue(tx, 'mice-session', {
      session: { title, day, starts, ends, hall },
      gone,
      people: people.slice(at, at + atOnce),
    })
  return people.length
}

interface Told {
  id: string
  figures: MiceFigures
  to: Pick<SetMiceSession, 'title' | 'day' | 'starts' | 'ends' | 'hall'>
  gone: boolean
  affected: number
}

/** Adds a session. Throws 404, 409 what `wrongSession` returns (product §6). */
export const addSession = (deps: Setting, acting: Acting, session: SetMiceSession): Promise<void> =>
  actOnYear(deps, acting, 'sessionAdd', async (tx, { year, figures }) => {
    await refuseWrong(tx, { year, figures, lang: acting.lang }, session)
    await tx.insert(miceSession).values({ ...session, year })
    return { title: session.title.en }
  })

/**
 * Changes a session: more seats go to the waiting list, and those in it are mailed about another time or hall. Throws 404, 409
 * `general.conflict`, what `wrongSession` returns, `mice.seatsTaken`, `mice.sessionBegun`, `mice.sessionPeople` (product §4).
 */
export const changeSession = (
  deps: Setting,
  acting: Acting,
  { id, base, affected, ...to }: SetMiceSession & { id: string; base: number; affected: number },
): Promise<void> =>
  actOnYear(deps, acting, 'sessionChange', async (tx, { year, figures }, now) => {
    const before = await sessionToChange(tx, year, id)
    refuseStale(before, base)
    const moves = isMoved(before, to)
    if (moves && isBegun(before, now)) throw new Refusal(409, 'mice.sessionBegun', 'starts')
    if (moves) await refuseWrong(tx, { year, figures, lang: acting.lang }, to, id)
    const { taken, version } = before
    if (to.seats < taken) throw new Refusal(409, 'mice.seatsTaken', 'seats', { count: String(taken) })
    const mailed = moves ? await tellPeople(deps, tx, { id, figures, to, gone: false, affected }) : 0
    const [after] = await tx
      .update(miceSession)
      .set({ ...to, version: version + 1 })
      .where(eq(miceSession.id, id))
      .returning()
    if (after && !isBegun(after, now)) await fillSeats(tx, after, now)
    const { day, starts, ends, hall, seats } = before
    return {
      session: id,
      title: to.title.en,
      from: { day, starts, ends, hall, seats },
      to: { day: to.day, starts: to.starts, ends: to.ends, hall: to.hall, seats: to.seats },
      mailed,
    }
  })

/**
 * Removes a session with its seats; those in it are mailed. Throws 404, 409 `general.conflict`, `mice.sessionPeople`, and
 * `mice.sessionBegun` for one that people came to.
 */
export const removeSession = (
  deps: Setting,
  acting: Acting,
  { id, base, affected }: { id: string; base: number; affected: number },
): Promise<void> =>
  actOnYear(deps, acting, 'sessionRemove', async (tx, { year, figures }, now) => {
    const session = await sessionToChange(tx, year, id)
    refuseStale(session, base)
    if (isBegun(session, now) && session.taken > 0) throw new Refusal(409, 'mice.sessionBegun')
    const mailed = await tellPeople(deps, tx, { id, figures, to: session, gone: true, affected })
    await dropSeats(tx, id)
    await tx.delete(miceSession).where(eq(miceSession.id, id))
    return { session: id, title: session.title.en, at: [session.day, session.starts], mailed }
  })
