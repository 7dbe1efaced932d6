import { and, asc, count, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { miceGate } from '#contract/mice/gate'
import type { Deps } from '#server/deps'
import { currentEdition } from '#server/modules/mice/edition.service'
import { badgeCount, sessionsOn } from '#server/modules/mice/gate-lists.service'
import { doorDay } from './doors.service'
import { miceGateScan } from './gate.table'

/** The number of people admitted (product §4). Throws 404 if no fair was announced. Six queries. */
export async function gateCounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Data<typeof miceGate.counts>> {
  const fair = await currentEdition(db, clock.now())
  const { year, today, figures } = fair
  const { day, is_rehearsal } = doorDay(fair)
  const ofYear = eq(miceGateScan.year, year)
  const entrance = and(ofYear, isNull(miceGateScan.session_id), eq(miceGateScan.result, 'valid'))
  const hour = sql<number>`extract(hour from ${miceGateScan.at} at time zone 'Asia/Seoul')::int`
  const hours = await db
    .select({ hour, people: count() })
    .from(miceGateScan)
    .where(and(entrance, eq(miceGateScan.day, today)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  const fairDays = figures.days.map((each) => each.day)
  const days = await db
    .select({ day: miceGateScan.day, people: count() })
    .from(miceGateScan)
    .where(and(entrance, inArray(miceGateScan.day, fairDays)))
    .groupBy(miceGateScan.day)
    .orderBy(asc(miceGateScan.day))
  const refused = notInArray(miceGateScan.result, ['valid', 'undone'])
  const conflict = and(eq(miceGateScan.told, 'valid'), refused)
  const [ofToday = { refused: 0, conflicts: 0, offline: 0 }] = await db
    .select({
      refused: sql<number>`(count(*) filter (where ${refused}))::int`,
      conflicts: sql<number>`(count(*) filter (where ${conflict}))::int`,
      offline: sql<number>`count(${miceGateScan.told})::int`,
    })
    .from(miceGateScan)
    .where(and(ofYear, eq(miceGateScan.day, today)))
  const inSessions = await db
    .select({ id: miceGateScan.session_id, people: count() })
    .from(miceGateScan)
    .where(
      and(ofYear, eq(miceGateScan.day, today), isNotNull(miceGateScan.session_id), eq(miceGateScan.result, 'valid')),
    )
    .groupBy(miceGateScan.session_id)
  const sessions = await sessionsOn(db, year, day)
  return {
    ...{ today, is_rehearsal, hours, days, ...ofToday },
    people: await badgeCount(db, year),
    entered: hours.reduce((sum, { people }) => sum + people, 0),
    sessions: sessions.flatMap(({ id, title, starts, seats }) => {
      const found = inSessions.find((each) => each.id === id)
      return found ? { id, title, starts, seats, people: found.people } : []
    }),
  }
}
