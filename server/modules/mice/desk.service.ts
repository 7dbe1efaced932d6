import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoint'
import type { MiceOverview, miceDesk } from '#contract/mice/desk'
import { badgesAtOnce } from '#contract/mice/desk'
import { type MiceRole, miceRoles } from '#contract/mice/registration'
import type { StreamedFile } from '#contract/streamed-file'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { drawBadges, type Printed } from './badge.pdf'
import { codeOf, pdfOf } from './badge.service'
import { currentEdition } from './edition.service'
import { micePerson, micePersonRole, miceSeat, miceSession } from './mice.table'
import { listSessions } from './sessions.service'

const noRoles = (): Record<MiceRole, number> => ({ visitor: 0, buyer: 0, seller: 0 })

/** The figures of this year's fair. Throws 404. */
export async function miceOverview(db: Db, now: Date): Promise<MiceOverview> {
  const { year, figures } = await currentEdition(db, now)
  const day = sql<string>`to_char(${micePersonRole.at} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
  const taken = await db
    .select({ day, role: micePersonRole.role, count: count() })
    .from(micePersonRole)
    .where(eq(micePersonRole.year, year))
    .groupBy(sql`1`, micePersonRole.role)
    .orderBy(sql`1`)
  const roles = noRoles()
  const days = new Map<string, Record<MiceRole, number>>()
  for (const each of taken) {
    roles[each.role] += each.count
    const ofDay = days.get(each.day) ?? noRoles()
    ofDay[each.role] += each.count
    days.set(each.day, ofDay)
  }
  const sessions = await listSessions(db, now)
  return {
    year,
    name: figures.name,
    people: await db.$count(micePerson, eq(micePerson.year, year)),
    roles,
    days: [...days].map(([at, each]) => ({ day: at, roles: each })),
    sessions: sessions.map(({ id, day: on, starts, hall, title, seats, free, waiting }) => ({
      ...{ id, day: on, starts, hall, title, seats, waiting },
      taken: seats - free,
    })),
  }
}

/** The sessions in which accounts have a seat, by account; one query. */
async function seatsOf(db: Db, accountIds: readonly string[], year: number) {
  const rows = await db
    .select({ account_id: miceSeat.account_id, session: miceSession })
    .from(miceSeat)
    .innerJoin(miceSession, eq(miceSession.id, miceSeat.session_id))
    .where(and(inArray(miceSeat.account_id, [...accountIds]), eq(miceSeat.year, year), eq(miceSeat.state, 'seat')))
    .orderBy(asc(miceSession.day), asc(miceSession.starts), asc(miceSession.id))
  return (accountId: string) => rows.filter(({ account_id }) => account_id === accountId).map(({ session }) => session)
}

/** Badges to print in bulk, one file at a time, with an entry in the audit log. Throws 404 if there are none. */
export async function printBadges(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  printer: string,
  { role, person: one, paper, page, lang }: Parsed<typeof miceDesk.badges>['query'],
): Promise<StreamedFile> {
  const { year, figures } = await currentEdition(db, clock.now())
  const having = db
    .select({ id: micePersonRole.account_id })
    .from(micePersonRole)
    .where(
      and(
        eq(micePersonRole.year, year),
        role && eq(micePersonRole.role, role),
        one === undefined ? undefined : eq(micePersonRole.account_id, one),
      ),
    )
  // Only these are read entirely: those of the pages before are passed over in the index.
  const ofPage = db
    .select({ id: micePerson.account_id })
    .from(micePerson)
    .where(and(eq(micePerson.year, year), inArray(micePerson.account_id, having)))
    .orderBy(asc(micePerson.number))
    .limit(badgesAtOnce)
    .offset((page - 1) * badgesAtOnce)
    .as('of_page')
  const people = await db
    .select({ person: micePerson, name: account.name })
    .from(ofPage)
    .innerJoin(micePerson, and(eq(micePerson.account_id, ofPage.id), eq(micePerson.year, year)))
    .innerJoin(account, eq(account.id, micePerson.account_id))
    .orderBy(asc(micePerson.number))
  if (people.length === 0) throw new Refusal(404, 'general.notFound')
  const [only] = one === undefined ? [] : people
  const detail = { badges: people.length, ...(role && { role }), ...(only && { number: only.person.number }) }
  await writeAudit(db, { at: clock.now(), actor_id: printer, act: 'mice.badges', subject: String(year), detail })
  const ids = people.map(({ person }) => person.account_id)
  const seats = await seatsOf(db, ids, year)
  const taken = await db
    .select({ id: micePersonRole.account_id, role: micePersonRole.role })
    .from(micePersonRole)
    .where(and(eq(micePersonRole.year, year), inArray(micePersonRole.account_id, ids)))
  const printed = people.map(({ person, name }): Printed => {
    const { number, name_latin, organization, position } = person
    const own = miceRoles.filter((each) => taken.some(({ id, role: has }) => id === person.account_id && has === each))
    return {
      badge: {
        ...{ number, name, name_latin, organization, position, code: codeOf(settings, number, figures) },
        // The requested role determines the color of the badge.
        roles: role ? [role, ...own.filter((each) => each !== role)] : own,
      },
      ...{ figures, lang },
      sessions: seats(person.account_id),
    }
  })
  return pdfOf(
    await drawBadges(printed, paper),
    only ? `${only.person.number}.pdf` : `badges-${role ?? 'all'}-${page}.pdf`,
  )
}
