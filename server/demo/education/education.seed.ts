import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { msPerDay } from '#contract/days'
import type { Area } from '#contract/endpoint'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { applicant } from '#server/modules/applicants/applicants.table'
import {
  application,
  applicationDocument,
  applicationSection,
  applicationVersion,
  revision,
} from '#server/modules/education/education.table'
import { chained, noHash } from '#server/modules/education/trail.hash'
import { trailEvent } from '#server/modules/education/trail.table'
import { budgetWon, figuresOf, fillYears } from '#server/modules/education/year.defaults'
import { educationYear } from '#server/modules/education/year.table'
import { random } from '#server/random'
import { demoDocuments } from './documents'
import { type DemoApplicant, type DemoDesk, type Made, makeUp } from './made'
import { packs } from './packs'
import { batches, own } from './plan'
import { seedReports } from './report.seed'
import { addReviewers, seedReviews } from './review.seed'
import { applicationRow, documentRows, revisionRows, sectionRows, versionRows } from './rows'
import { schools } from './schools'

/** Adds accounts of made-up schools, without a password: they cannot sign in. */
async function addSchools({ db, clock }: Deps): Promise<DemoApplicant[]> {
  const people = schools.map((school, at) => ({
    ...school,
    account_id: randomUUID(),
    email: `school-${at + 1}@schools.test`,
  }))
  await db.insert(account).values(
    people.map(({ account_id, email, teacher, lang = 'en' }, at) => ({
      id: account_id,
      area: 'travel' as const,
      roles: ['applicant' as const],
      email,
      name: teacher,
      lang,
      created_at: secondsBefore(clock.now(), 3_600 + at),
    })),
  )
  await db.insert(applicant).values(
    people.map(({ account_id, kind, organization, country }) => ({
      account_id,
      kind: kind,
      organization,
      country,
    })),
  )
  return people
}

/** Finds the demo accounts of an area by address. */
const found = async ({ db }: Deps, area: Area, emails: readonly string[]) =>
  db
    .select({ id: account.id, email: account.email, name: account.name })
    .from(account)
    .where(and(eq(account.area, area), inArray(account.email, [...emails])))

async function ownApplicants(deps: Deps): Promise<DemoApplicant[]> {
  const people = await found(deps, 'travel', Object.keys(own))
  const rows = await deps.db.select().from(applicant)
  return Object.keys(own).flatMap((email) => {
    const person = people.find((each) => each.email === email)
    const row = rows.find(({ account_id }) => account_id === person?.id)
    if (!person || !row) return []
    const { id, name } = person
    const { kind, organization, country } = row
    return [{ account_id: id, email, kind, organization, country, representative: name, teacher: name }]
  })
}

async function deskOf(deps: Deps): Promise<DemoDesk> {
  const people = await found(deps, 'admin', ['reviewer@naru.test', 'chief@naru.test'])
  const idOf = (email: string) => people.find((each) => each.email === email)?.id
  const [reviewer, chief] = [idOf('reviewer@naru.test'), idOf('chief@naru.test')]
  if (!reviewer || !chief) throw new Error('The demo accounts of the desk are not there')
  return { reviewer, chief, others: await addReviewers(deps) }
}

/** Adds each year with applications, with the amounts granted and paid. */
async function addYears(deps: Deps, all: readonly Made[]): Promise<void> {
  await fillYears(deps)
  for (const year of new Set(all.map((made) => made.year))) {
    const ofYear = all.filter((made) => made.year === year)
    const paid_won = ofYear.reduce((total, { report }) => total + (report?.paid_won ?? 0), 0)
    // What a report did not use has been returned to the budget.
    const waiting = ofYear.filter(({ status }) => status !== 'completed')
    const granted = waiting.reduce((total, { granted_won }) => total + (granted_won ?? 0), 0)
    const won = { committed_won: granted + paid_won, paid_won }
    await deps.db
      .insert(educationYear)
      .values({ year, figures: figuresOf(year), budget_won: budgetWon, ...won })
      .onConflictDoUpdate({ target: educationYear.year, set: won })
  }
}

async function addRows(deps: Deps, all: readonly Made[]): Promise<void> {
  const { db } = deps
  const entries = all.flatMap((made) => made.entries).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const trail = chained({ seq: 0, hash: noHash }, entries)
  const newest = new Map(trail.map((entry) => [entry.application_id, entry]))
  const rows = all.flatMap((made) => {
    const last = newest.get(made.id)
    return last ? [applicationRow(made, last)] : []
  })
  const files = await demoDocuments(deps)
  for (const pack of packs(rows)) await db.insert(application).values(pack)
  for (const pack of packs(all.flatMap(sectionRows))) await db.insert(applicationSection).values(pack)
  for (const pack of packs(all.flatMap((made) => documentRows(made, files))))
    await db.insert(applicationDocument).values(pack)
  for (const pack of packs(all.flatMap(versionRows))) await db.insert(applicationVersion).values(pack)
  for (const pack of packs(all.flatMap(revisionRows))) await db.insert(revision).values(pack)
  for (const pack of packs(trail)) await db.insert(trailEvent).values(pack)
}

/** Makes the accounts of applicants older than their first applications. */
async function dateAccounts({ db }: Deps, all: readonly Made[]): Promise<void> {
  const firsts = new Map<string, number>()
  for (const { owner, entries } of all)
    for (const { at } of entries)
      firsts.set(owner.account_id, Math.min(at.getTime(), firsts.get(owner.account_id) ?? Number.POSITIVE_INFINITY))
  const rows = [...firsts].map(([id, first]) => {
    const opened = new Date(first - msPerDay).toISOString()
    return sql`(${id}::uuid, ${opened}::timestamptz)`
  })
  await db.execute(
    sql`update ${account} set created_at = made.at from (values ${sql.join(rows, sql`, `)}) made (id, at) where ${account.id} = made.id`,
  )
}

/** Demo data: applications of two years in every status, with a trail that its audit accepts. Accounts must exist. */
export async function seedEducation(deps: Deps): Promise<void> {
  const r = random('education travel')
  const context = { now: deps.clock.now(), desk: await deskOf(deps) }
  const people = await addSchools(deps)
  const planned = batches.flatMap(({ count, status, ahead }) =>
    Array.from({ length: count }, () => ({ status, ahead })),
  )
  const all = planned.map(({ status, ahead: [from, to] }, at) => {
    const owner = people[at % people.length]
    if (!owner) throw new Error('there are no schools')
    return makeUp(r, context, owner, { status, ahead: r.whole(from, to) })
  })
  for (const owner of await ownApplicants(deps)) {
    for (const { status, ahead } of own[owner.email] ?? [])
      all.push(makeUp(r, context, owner, { status, ahead: r.whole(...ahead) }))
  }
  await addYears(deps, all)
  await addRows(deps, all)
  await dateAccounts(deps, all)
  await seedReports(deps, all, context.desk)
  await seedReviews(deps, all)
}
