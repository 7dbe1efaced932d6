import { sql } from 'drizzle-orm'
import { addDays, dayInSeoul } from '#contract/days'
import { type Application, application, type SeenApplication } from '#contract/education/application'
import { documentKinds } from '#contract/education/documents'
import { review } from '#contract/education/review'
import { blank, type Written, type WrittenSection, writtenSections } from '#contract/education/sections'
import { application as applications } from '#server/modules/education/education.table'
import { fillYears } from '#server/modules/education/year.defaults'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anAccount, type Person } from '#tests/support/factories'

/** The years of the program, an applicant, and the desk. */
export interface EducationContext {
  deps: TestDeps
  api: TestApi
  teacher: Person
  reviewer: Person
  chief: Person
}

/** Without an application; the clock is at noon of 2 March 2027 in Seoul. */
export async function anEducationContext(): Promise<EducationContext> {
  const deps = await testDeps(await testDatabase())
  await fillYears(deps)
  return { ...(await peopleOfEducation(deps)), deps, api: testApi(deps) }
}

/** An applicant, and the desk. */
export const peopleOfEducation = async (deps: TestDeps) => ({
  teacher: await anApplicant(deps, { name: 'Hana Weber' }),
  reviewer: await anAccount(deps, { area: 'admin', role: 'reviewer' }),
  chief: await anAccount(deps, { area: 'admin', role: 'chief' }),
})

/** An account of the travel area. */
export const anApplicant = (
  deps: TestDeps,
  fields: { name?: string; lang?: string; email?: string } = {},
): Promise<Person> => anAccount(deps, { area: 'travel', role: 'applicant', ...fields })

export const as = ({ token }: Person): { token: string } => ({ token })

/** A realistic application of a school: 34 people who arrive `ahead` days from today, with everything required. */
export function aWritten(today: string, ahead = 30): Written {
  const [arrival, second, departure] = [0, 1, 2].map((day) => addDays(today, ahead + day)) as [string, string, string]
  const activity = { place: 'seoul', address: '', starts: '', ends: '', people: 34, note: '' } as const
  return {
    contact: {
      organization: 'Maple Hill School',
      kind: 'school',
      country: 'DE',
      representative: 'Petra Lang',
      contact_name: 'Hana Weber',
      contact_email: 'hana@school.test',
      contact_phone: '+4930123456',
      website: '',
    },
    people: {
      groups: [
        { nationality: 'DE', role: 'student', age: '16_18', sex: 'female', count: 16 },
        { nationality: 'DE', role: 'student', age: '16_18', sex: 'male', count: 15 },
        { nationality: 'DE', role: 'teacher', age: '25_plus', sex: 'female', count: 3 },
      ],
    },
    trip: {
      arrival,
      departure,
      purpose: 'Our class learns Korean and meets a class of the same age.',
      days: [
        { date: arrival, activities: [{ ...activity, kind: 'hotel', name: 'Han River Hostel' }] },
        { date: second, activities: [{ ...activity, kind: 'school', name: 'Mapo High School' }] },
        { date: departure, activities: [] },
      ],
    },
    support: {
      lines: [
        { item: 'coach', quantity: 3 },
        { item: 'interpreter', quantity: 4 },
      ],
      reason: 'The class comes by train and speaks little Korean.',
    },
  }
}

/** A small PDF, accepted as a document of any kind. */
export const aPdf = (name = 'letter.pdf'): File =>
  new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], name)

/** Creates a draft and returns the application. */
export async function aDraft({ api }: EducationContext, who: Person) {
  const { data, refusal } = await api.call(
    application.create,
    {},
    { ...as(who), headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )
  if (!data) throw new Error(refusal.code)
  return data
}

/** Fills a draft in: every section, and a file of each kind that a school needs. */
export async function fill({ api, deps }: EducationContext, who: Person, id: string, written?: Written): Promise<void> {
  const all = written ?? aWritten(dayInSeoul(deps.clock.now()))
  for (const section of writtenSections) {
    const { data: now } = await api.call(application.detail, { params: { id } }, as(who))
    const body = { section, base: now.saved[section].version, value: all[section] } as never
    const saved = await api.call(application.save, { params: { id }, body }, as(who))
    if (!saved.data) throw new Error(saved.refusal.code)
  }
  for (const kind of documentKinds.slice(0, 4)) {
    const added = await api.call(
      application.addDocument,
      { params: { id }, body: { kind }, files: { file: aPdf() } },
      as(who),
    )
    if (!added.data) throw new Error(added.refusal.code)
  }
}

/** The state of an application that a reader has now seen; empty for an application that does not exist. */
export async function seenOf({ api }: EducationContext, who: Person, id: string): Promise<SeenApplication> {
  const { data } = await api.call(application.detail, { params: { id } }, as(who))
  const { saved, documents } = (data ?? {}) as Partial<Application>
  const version = (section: WrittenSection) => saved?.[section].version ?? 0
  return {
    contact: version('contact'),
    people: version('people'),
    trip: version('trip'),
    support: version('support'),
    documents: documents?.map((each) => each.id) ?? [],
  }
}

/** Submits an application in its present state, or as it was read. */
export const submit = async (context: EducationContext, who: Person, id: string, seen?: SeenApplication) =>
  context.api.call(
    application.submit,
    { params: { id }, body: { seen: seen ?? (await seenOf(context, who, id)) } },
    { ...as(who), headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )

/** A submitted application; returns its id. */
export async function aSubmitted(context: EducationContext, who = context.teacher, written?: Written): Promise<string> {
  const { id } = await aDraft(context, who)
  await fill(context, who, id, written)
  const { data, refusal } = await submit(context, who, id)
  if (!data) throw new Error(`${refusal.code} ${refusal.field}`)
  return id
}

/** An application in review. */
export async function inReview(context: EducationContext, who = context.teacher, written?: Written): Promise<string> {
  const id = await aSubmitted(context, who, written)
  await context.api.call(review.start, { params: { id } }, as(context.reviewer))
  return id
}

/** `count` applications in review, created directly in the database. */
export async function manyInReview(context: EducationContext, count: number): Promise<string[]> {
  const id = await inReview(context)
  await context.deps.db.execute(sql`
    insert into education_application (number, year, account_id, status, students, versions, submitted_at, trail_seq, trail_hash)
    select 'ST27-' || n, 2027, account_id, 'in_review', 31, 1, submitted_at, trail_seq, trail_hash
    from education_application, generate_series(2, ${count}) n where id = ${id}`)
  await context.deps.db.execute(sql`
    insert into education_version (application_id, number, written, documents, submitted_at, submitted_by)
    select a.id, 1, v.written, v.documents, v.submitted_at, v.submitted_by
    from education_application a, education_version v where a.id <> ${id}`)
  await context.deps.db.execute(sql`
    insert into education_section (application_id, section, version, value, saved_at, saved_by)
    select a.id, s.section, s.version, s.value, s.saved_at, s.saved_by
    from education_application a, education_section s where a.id <> ${id}`)
  return (await context.deps.db.select({ id: applications.id }).from(applications)).map((row) => row.id)
}

/** An application as its applicant sees it. */
export const shown = async ({ api }: EducationContext, who: Person, id: string) =>
  (await api.call(application.detail, { params: { id } }, as(who))).data

/**
 * Many applications of two years, inserted together without a trail: all but every tenth of an account's submitted, in
 * alternating statuses, this number of minutes apart. The years must exist.
 */
export async function insertApplications(
  { db }: Pick<TestDeps, 'db'>,
  accountIds: readonly string[],
  count: number,
  minutes = 7,
): Promise<void> {
  const stages = sql`array['draft', 'submitted', 'in_review', 'revision_requested', 'resubmitted', 'approved', 'rejected', 'completed', 'withdrawn', 'report_due']`
  await db.execute(sql`
    insert into education_application
      (number, year, account_id, status, status_at, students, organization, country, contact_email, asked_won, granted_won, versions, submitted_at, arrival, departure, trail_seq, trail_hash, created_at, updated_at)
    select 'ST27-' || upper(left(md5(random()::text || n), 12)), 2027 + (n + 1) % 2, (${sql.param(accountIds)}::uuid[])[1 + n % ${accountIds.length}],
      (${stages})[1 + n % 10], at, 10 + n % 50, 'School ' || n % 97, (array['DE', 'JP', 'VN', 'FR'])[1 + n % 4], 'teacher' || n || '@school.test',
      1000000 * (1 + n % 7), case when n % 10 in (5, 7, 9) then 1000000 end, 1, case when n % 10 = 0 then null else at end,
      to_char(at + interval '30 days', 'YYYY-MM-DD'), to_char(at + interval '33 days', 'YYYY-MM-DD'), 0, '', at, at
    from generate_series(1, ${count}) n,
      lateral (select timestamptz '2027-03-02T03:00:00Z' - n * ${minutes}::int * interval '1 minute' as at) t`)
  await db.execute(sql`
    insert into education_section (application_id, section, value, saved_at, saved_by)
    select a.id, s, ${JSON.stringify(blank)}::jsonb -> s, a.updated_at, a.account_id
    from education_application a, unnest(${sql.param([...writtenSections])}::text[]) s on conflict do nothing`)
  await db.execute(sql`
    insert into education_version (application_id, number, written, documents, submitted_at, submitted_by)
    select a.id, 1, ${JSON.stringify(blank)}::jsonb, '[]', a.submitted_at, a.account_id
    from education_application a where a.submitted_at is not null on conflict do nothing`)
}
