import { and, asc, eq, sql } from 'drizzle-orm'
import { msPerDay } from '#contract/days'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import {
  miceCompany,
  miceEdition,
  micePerson,
  micePersonRole,
  miceSaved,
  miceSeat,
  miceSession,
} from '#server/modules/mice/mice.table'

/** Number of registered visitors; they cannot sign in. */
const crowd = 44
const given = [
  'Minseo',
  'Jihoo',
  'Sua',
  'Doyun',
  'Yejun',
  'Haeun',
  'Siwoo',
  'Areum',
  'Taeyang',
  'Nari',
  'Junho',
] as const
const family = ['Kang', 'Cho', 'Noh', 'Baek'] as const
const organizations = [
  'Paper Lantern Events',
  'Riverside Association',
  'Stepping Stone Tours',
  'Open Door Press',
] as const

/** Adds the members of the demonstration and a crowd of visitors; workshops are full, and some visitors wait for a seat. */
export async function seedMicePeople({ db, clock }: Pick<Deps, 'db' | 'clock'>, year: number): Promise<void> {
  const now = clock.now()
  const people = Array.from({ length: crowd }, (_, at) => ({
    id: crypto.randomUUID(),
    area: 'member' as const,
    email: `visitor-${at + 1}@mice.test`,
    roles: ['general' as const],
    name: `${given[at % given.length]} ${family[Math.floor(at / given.length)]}`,
    lang: at % 3 ? 'ko' : 'en',
    agreed_terms_at: now,
    created_at: secondsBefore(now, 4 * 3_600 + at),
  }))
  await db.insert(account).values(people)
  const [member] = await db
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(and(eq(account.area, 'member'), eq(account.email, 'member@naru.test')))
  const all = [...(member ? [member] : []), ...people]
  await db.insert(micePerson).values(
    all.map(({ id, name }, at) => ({
      account_id: id,
      year,
      number: `MBDEMO-${String(at + 1).padStart(4, '0')}`,
      name_latin: name,
      organization: `${organizations[at % organizations.length]} (demo)`,
      position: at % 2 ? 'Event manager' : '',
      country: at % 9 ? 'KR' : 'DE',
      agree_leads: at % 3 !== 0,
      leads_at: now,
      agreed_rules_at: now,
    })),
  )
  const [edition] = await db.select().from(miceEdition).where(eq(miceEdition.year, year))
  const days = (edition?.figures.days ?? []).map(({ day }) => day)
  await db.insert(micePersonRole).values(
    all.map(({ id }, at) => ({
      account_id: id,
      year,
      role: 'visitor' as const,
      answers: { profession: 'planner' as const, interests: ['venue' as const, 'technology' as const], days },
      // Spread over three weeks, more of them recently.
      at: new Date(now.getTime() - Math.floor(21 * (at / all.length) ** 2) * msPerDay),
    })),
  )
  const sessions = await db
    .select()
    .from(miceSession)
    .where(eq(miceSession.year, year))
    .orderBy(asc(miceSession.day), asc(miceSession.starts), asc(miceSession.hall))
  for (const [at, { id, seats }] of sessions.entries()) {
    // One more or fewer each time, so that no two sessions look alike.
    const guests = people.slice(at % 7, (at % 7) + 15 + ((at * 5) % 22))
    const mine = member && at % 6 === 1 ? [member] : []
    const rows = [...mine, ...guests].map((who, nth) => ({
      session_id: id,
      account_id: who.id,
      year,
      state: nth < seats ? ('seat' as const) : ('waiting' as const),
    }))
    await db.insert(miceSeat).values(rows)
    await db
      .update(miceSession)
      .set({ taken: Math.min(rows.length, seats) })
      .where(eq(miceSession.id, id))
  }
  if (!member) return
  const companies = await db
    .select({ id: miceCompany.id })
    .from(miceCompany)
    .where(eq(miceCompany.year, year))
    .orderBy(sql`lower(${miceCompany.name}->>'en')`)
    .limit(3)
  await db
    .insert(miceSaved)
    .values(companies.map(({ id }, at) => ({ account_id: member.id, company_id: id, at: secondsBefore(now, at) })))
}
