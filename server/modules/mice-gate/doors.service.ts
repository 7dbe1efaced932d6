import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { MiceDoor, miceGate } from '#contract/mice/gate'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { badgeKeys } from '#server/modules/mice/badge-code.service'
import { currentEdition, type DueEdition } from '#server/modules/mice/edition.service'
import { badgeNumbers, numbersOf, seatedNumbers, sessionOf, sessionsOn } from '#server/modules/mice/gate-lists.service'
import type { SessionRow } from '#server/modules/mice/sessions.service'
import { Refusal } from '#server/refusal'
import { miceGateScan } from './gate.table'

/** The day whose sessions have doors today: today, or a rehearsal of the first day if the fair is not open. */
export function doorDay({ figures: { days }, today }: DueEdition): { day: string; is_rehearsal: boolean } {
  const runs = days.some(({ day }) => day === today)
  return { day: runs ? today : (days[0]?.day ?? today), is_rehearsal: !runs }
}

/** Today's doors and what a device needs there (product §4). Throws 404 if no fair was announced. */
export async function gateDoors({
  db,
  clock,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<Data<typeof miceGate.doors>> {
  const fair = await currentEdition(db, clock.now())
  const { year, figures, today } = fair
  const sessions = await sessionsOn(db, year, doorDay(fair).day)
  return {
    ...{ year, name: figures.name, days: figures.days.map(({ day }) => ({ day })) },
    first_day: figures.days[0]?.day ?? today,
    doors: [
      { door: 'entrance', session: null },
      ...sessions.map(({ id, title, day, starts, hall }) => ({
        door: id,
        session: {
          title,
          day,
          starts,
          hall: figures.halls.find((each) => each.id === hall)?.name ?? { en: hall, ko: hall },
        },
      })),
    ],
    ticket_keys: badgeKeys(settings),
  }
}

/** A door of this year's fair. Throws 404. */
export async function doorOf(
  db: Db,
  now: Date,
  door: MiceDoor,
): Promise<{ fair: DueEdition; session: SessionRow | null }> {
  const fair = await currentEdition(db, now)
  if (door === 'entrance') return { fair, session: null }
  const session = await sessionOf(db, fair.year, door)
  if (!session) throw new Refusal(404, 'general.notFound')
  return { fair, session }
}

/**
 * The door at which a scan was made: a scan that a device sends late belongs to the fair of its day, even if that is over and the
 * next one was announced. A day on which there was no fair is a wrong clock, and is ignored. Throws 404.
 */
export async function doorAt(db: Db, { now, at }: { now: Date; at: Date }, door: MiceDoor): ReturnType<typeof doorOf> {
  const { figures, today } = await currentEdition(db, at)
  return doorOf(db, figures.days.some(({ day }) => day === today) ? at : now, door)
}

/**
 * The scans that admitted a person at a door on a day. A session is on one day, so that those of another day were a rehearsal, and
 * the badge is still fresh.
 */
export const letIn = (session: SessionRow | null, day: string) =>
  and(
    eq(miceGateScan.result, 'valid'),
    eq(miceGateScan.day, day),
    session ? eq(miceGateScan.session_id, session.id) : isNull(miceGateScan.session_id),
  )

/** The data a device decides with while offline. Throws 404 for an unknown door. */
export async function gateList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  door: MiceDoor,
): Promise<Data<typeof miceGate.list>> {
  const now = clock.now()
  const { fair, session } = await doorOf(db, now, door)
  const { year, today } = fair
  const entered = await db
    .select({ account_id: miceGateScan.account_id, at: miceGateScan.at, place: miceGateScan.place })
    .from(miceGateScan)
    .where(and(eq(miceGateScan.year, year), letIn(session, today), isNotNull(miceGateScan.account_id)))
    .orderBy(asc(miceGateScan.at), asc(miceGateScan.id))
  const numbers = await numbersOf(
    db,
    year,
    entered.flatMap(({ account_id }) => account_id ?? []),
  )
  return {
    ...{ year, day: today },
    numbers: await badgeNumbers(db, year),
    seated: session && (await seatedNumbers(db, session)),
    entered: entered.flatMap(({ account_id, at, place }) => {
      const number = numbers.get(account_id ?? '')
      return number ? { number, at: at.toISOString(), place } : []
    }),
    asked_at: now.toISOString(),
  }
}
