import { eq } from 'drizzle-orm'
import type { Application, SectionSave } from '#contract/education/application'
import { transaction } from '#server/db/connect'
import { makeUp } from '#server/demo/education/made'
import { applicationRow, sectionRows, versionRows } from '#server/demo/education/rows'
import { createLog } from '#server/log'
import { account } from '#server/modules/accounts/accounts.table'
import { commitWon } from '#server/modules/education/budget.service'
import { application, applicationSection, applicationVersion } from '#server/modules/education/education.table'
import { beginReport } from '#server/modules/education/report/begin.service'
import type { TrailEntry } from '#server/modules/education/trail.hash'
import { addToTrail } from '#server/modules/education/trail.service'
import { endTrips } from '#server/modules/education/trip-over.service'
import { systemClock as clock } from '#server/ports/clock'
import { random } from '#server/random'
import { inDatabase } from './database'
import { api } from './fixtures'
import type { Member } from './members'

const own = '/api/v1/education/applications'

/** Saves changes on another device, on top of the present version. */
export async function saveElsewhere(
  token: string,
  id: string,
  change: (application: Application) => Pick<SectionSave, 'section' | 'value'>,
): Promise<void> {
  const application = await api<Application>('GET', `${own}/${id}`, { token })
  const { section, value } = change(application)
  const body = { section, value, base: application.saved[section].version }
  await api('PUT', `${own}/${id}/section`, { token, body })
}

/** The decision can no longer be undone, the trip ended a few days ago, and the server's clock has processed it. */
export async function tripIsOver(id: string): Promise<void> {
  const now = clock.now()
  await inDatabase(async (db) => {
    const of = eq(application.id, id)
    await db
      .update(application)
      .set({ decided_at: new Date(now.getTime() - 3_600_000), arrival: dayAhead(-6), departure: dayAhead(-4) })
      .where(of)
    await endTrips({ db, clock, log: createLog({ LOG_LEVEL: 'silent' }) })
  })
}

/** An applicant's application whose trip ended a few days ago, created like the demo data. */
export const aReportThatIsDue = ({
  email,
}: Member): Promise<{ id: string; account_id: string; number: string; granted_won: number }> =>
  inDatabase((db) =>
    transaction(db, async (tx) => {
      const accounts = await tx.select().from(account)
      const idOf = (address: string) => accounts.find((each) => each.email === address)?.id ?? ''
      const desk = { reviewer: idOf('reviewer@naru.test'), chief: idOf('chief@naru.test'), others: [] }
      const now = clock.now()
      const school = {
        organization: 'Hanabi High School',
        kind: 'school',
        country: 'JP',
        representative: 'Haruka Sato',
      } as const
      const owner = { ...school, teacher: 'Mei Tanaka', account_id: idOf(email), email }
      const made = makeUp(random(email), { now, desk }, owner, { status: 'report_due', ahead: -10 })
      const nothing = { seq: 0, hash: Buffer.alloc(0), at: now } as TrailEntry
      const [row] = await tx.insert(application).values(applicationRow(made, nothing)).returning()
      if (!row) throw new Error('an application was not kept')
      const last = (await addToTrail(tx, made.entries)).at(-1)
      await tx
        .update(application)
        .set({ trail_seq: last?.seq, trail_hash: last?.hash })
        .where(eq(application.id, made.id))
      await tx.insert(applicationSection).values(sectionRows(made))
      await tx.insert(applicationVersion).values(versionRows(made))
      await commitWon(tx, made.year, made.granted_won ?? 0)
      await beginReport(tx, row, now)
      return { id: made.id, account_id: owner.account_id, number: row.number, granted_won: made.granted_won ?? 0 }
    }),
  )

/** A small, intact document. */
export const aDocument = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
})

/** The day `days` days from today, YYYY-MM-DD. */
export const dayAhead = (days: number): string =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** A day as typed, MM/DD/YY. */
export const asTyped = (day: string): string => day.replace(/^..(..)-(..)-(..)$/, '$2/$3/$1')
