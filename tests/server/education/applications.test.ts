import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { daysFrom } from '#contract/days'
import { application } from '#contract/education/application'
import { applicationLimits } from '#contract/education/limits'
import { blank } from '#contract/education/sections'
import { applicant } from '#server/modules/applicants/applicants.table'
import { applicationSection } from '#server/modules/education/education.table'
import { figuresOf } from '#server/modules/education/year.defaults'
import { educationYear } from '#server/modules/education/year.table'
import { openConnections } from '#tests/support/database'
import {
  aDraft,
  anApplicant,
  anEducationContext,
  as,
  aWritten,
  type EducationContext,
  fill,
  seenOf,
  shown,
} from '#tests/support/education'

let context: EducationContext

beforeEach(async () => {
  context = await anEducationContext()
})

const save = (id: string, base: number, purpose: string, who = context.teacher) =>
  context.api.call(
    application.save,
    { params: { id }, body: { section: 'trip', base, value: { ...blank.trip, purpose } } },
    as(who),
  )
const list = async (who = context.teacher) =>
  (await context.api.call(application.list, { query: {} }, as(who))).data.items.map(({ id }) => id)

describe('a draft (product §3)', () => {
  test('starts with the account’s profile, in the open year', async () => {
    const draft = await aDraft(context, context.teacher)
    expect(draft).toMatchObject({
      year: 2027,
      status: 'draft',
      is_owner: true,
      written: { contact: { contact_name: 'Hana Weber', contact_email: context.teacher.email } },
      open: ['contact', 'people', 'trip', 'support', 'documents'],
      program: { year: 2027, is_open: true, today: '2027-03-02' },
      timeline: [{ act: 'create', by: 'applicant', name: 'Hana Weber' }],
    })
    expect(draft.number).toMatch(/^ST27-[2-9A-HJ-NP-Z]{8}$/)
  })

  test('starts with the organization’s profile where there is one', async () => {
    const profile = { kind: 'agency', organization: 'Rhein Reisen', organization_latin: '', country: 'DE' } as const
    await context.deps.db
      .insert(applicant)
      .values({ ...profile, account_id: context.teacher.id })
      .onConflictDoUpdate({ target: applicant.account_id, set: profile })
    expect((await aDraft(context, context.teacher)).written.contact).toMatchObject({
      organization: 'Rhein Reisen',
      kind: 'agency',
      country: 'DE',
      representative: 'Hana Weber',
      contact_phone: '01012345678',
    })
  })

  test('is refused where no year is open', async () => {
    await context.deps.db.update(educationYear).set({ figures: { ...figuresOf(2027), closes: '2027-03-01' } })
    const begun = await context.api.call(
      application.create,
      {},
      { ...as(context.teacher), headers: { 'Idempotency-Key': crypto.randomUUID() } },
    )
    expect([begun.status, begun.refusal.code]).toEqual([409, 'education.closed'])
  })

  test('is one of five at most, also when many are started in parallel', async () => {
    await openConnections(context.deps.db)
    const calls = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        context.api.call(
          application.create,
          {},
          { ...as(context.teacher), headers: { 'Idempotency-Key': `some-key-${at}` } },
        ),
      ),
    )
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(applicationLimits.drafts)
    expect(calls.find(({ status }) => status === 409)?.refusal.code).toBe('education.draftsTooMany')
  })

  test('is saved section by section, and shows who saved it and when', async () => {
    const { id } = await aDraft(context, context.teacher)
    context.deps.clock.advance({ minutes: 5 })
    const { data } = await save(id, 0, 'We go and see')
    expect(data).toEqual({ version: 1, saved_at: '2027-03-02T03:05:00.000Z', saved_by: 'Hana Weber' })
    expect((await shown(context, context.teacher, id)).written.trip.purpose).toBe('We go and see')
  })

  test('is never overwritten by text typed on an older version', async () => {
    const { id } = await aDraft(context, context.teacher)
    await save(id, 0, 'first')
    const late = await save(id, 0, 'second')
    expect([late.status, late.refusal.code]).toEqual([409, 'education.editedElsewhere'])
    expect((await shown(context, context.teacher, id)).written.trip.purpose).toBe('first')
  })

  test('is saved with every field of a trip at its limit, in Hangul', async () => {
    const { id } = await aDraft(context, context.teacher)
    const { days, activities, purpose, note } = applicationLimits
    const words = (length: number) => '가'.repeat(length)
    const activity = { kind: 'other', place: 'seoul', starts: '09:00', ends: '10:00', people: 30 } as const
    const full = { ...activity, name: words(200), address: words(200), note: words(note) }
    const trip = {
      ...{ arrival: '2027-05-01', departure: '2027-05-30', purpose: words(purpose) },
      days: daysFrom('2027-05-01', days).map((date) => ({ date, activities: Array(activities).fill(full) })),
    }
    const body = { section: 'trip', base: 0, value: trip } as const
    expect((await context.api.call(application.save, { params: { id }, body }, as(context.teacher))).status).toBe(200)
    expect((await shown(context, context.teacher, id)).written.trip).toEqual(trip)
  })

  test('accepts one of ten parallel saves', async () => {
    const { id } = await aDraft(context, context.teacher)
    await openConnections(context.deps.db)
    const calls = await Promise.all(Array.from({ length: 10 }, (_, at) => save(id, 0, `save ${at}`)))
    expect(calls.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect((await shown(context, context.teacher, id)).saved.trip.version).toBe(1)
  })

  test('would accept several of them without a version to compare (control)', async () => {
    const { id } = await aDraft(context, context.teacher)
    await openConnections(context.deps.db)
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        context.deps.db
          .update(applicationSection)
          .set({ value: { ...blank.trip, purpose: `save ${at}` } })
          .where(eq(applicationSection.application_id, id))
          .returning({ id: applicationSection.application_id }),
      ),
    )
    expect(saved.filter((rows) => rows.length > 0).length).toBeGreaterThan(1)
  })

  test('shows its filled-in parts in the list', async () => {
    const { id } = await aDraft(context, context.teacher)
    await fill(context, context.teacher, id)
    const { data } = await context.api.call(application.list, { query: {} }, as(context.teacher))
    expect(data.items).toMatchObject([
      { id, organization: 'Maple Hill School', students: 31, arrival: '2027-04-01', departure: '2027-04-03' },
    ])
  })

  test('omits invalid days from the list, and stores them as typed', async () => {
    const { id } = await aDraft(context, context.teacher)
    const value = { ...blank.trip, arrival: '2027-02-3', departure: '2027-02-30' }
    await context.api.call(
      application.save,
      { params: { id }, body: { section: 'trip', base: 0, value } },
      as(context.teacher),
    )
    expect(await shown(context, context.teacher, id)).toMatchObject({
      arrival: null,
      departure: null,
      written: { trip: value },
    })
  })
})

describe('another applicant’s application (product §6)', () => {
  test('is not found, by any call', async () => {
    const { id } = await aDraft(context, context.teacher)
    await fill(context, context.teacher, id)
    const document = (await shown(context, context.teacher, id)).documents[0]?.id ?? ''
    const other = await anApplicant(context.deps)
    const { api } = context
    const params = { id }
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const seen = await seenOf(context, context.teacher, id)
    const statuses = await Promise.all([
      api.call(application.detail, { params }, as(other)),
      save(id, 1, 'mine now', other),
      api.call(application.addDocument, { params, body: { kind: 'itinerary' }, files: {} }, as(other)),
      api.call(application.removeDocument, { params: { id, document } }, as(other)),
      api.call(application.invite, { params, body: { email: 'x@people.test', lang: 'en' } }, as(other)),
      api.call(application.submit, { params, body: { seen } }, { ...as(other), headers }),
      api.call(application.withdraw, { params, body: { reason: 'no' } }, as(other)),
      context.api.app.request(`/api/v1/education/applications/${id}/documents/${document}`, {
        headers: { Authorization: `Bearer ${other.token}` },
      }),
      context.api.app.request(`/api/v1/education/applications/${id}/pdf`, {
        headers: { Authorization: `Bearer ${other.token}` },
      }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 400, 404, 404, 404, 404, 404, 404])
    expect(await list(other)).toEqual([])
    expect((await shown(context, context.teacher, id)).status).toBe('draft')
  })
})

describe('colleagues (product §3)', () => {
  const invite = (id: string, email: string, who = context.teacher) =>
    context.api.call(application.invite, { params: { id }, body: { email, lang: 'ko' } }, as(who))
  const accept = (token: string, who: typeof context.teacher) =>
    context.api.call(application.accept, { body: { token } }, as(who))
  const mailedToken = async () => {
    await context.deps.jobs.drain(context.deps)
    return /#invitation=([\w-]+)/.exec(context.deps.mails.at(-1)?.text ?? '')?.[1] ?? ''
  }

  test('are invited by mail in the given language, join, and work on it like the owner', async () => {
    const { id } = await aDraft(context, context.teacher)
    expect((await invite(id, 'jun@school.test')).data).toMatchObject({
      email: 'jun@school.test',
      name: '',
      joined_at: null,
    })
    const token = await mailedToken()
    expect(context.deps.mails.at(-1)).toMatchObject({ to: 'jun@school.test' })
    expect(context.deps.mails.at(-1)?.subject).toContain('초대')
    const jun = await anApplicant(context.deps, { name: 'Jun Seo' })
    expect((await accept(token, jun)).data).toEqual({ id })
    expect(await list(jun)).toEqual([id])
    expect((await save(id, 0, 'from Jun', jun)).data?.saved_by).toBe('Jun Seo')
    expect((await shown(context, jun, id)).is_owner).toBe(false)
    expect((await shown(context, context.teacher, id)).colleagues).toMatchObject([{ name: 'Jun Seo' }])
  })

  test('join once, and the token is not stored', async () => {
    const { id } = await aDraft(context, context.teacher)
    await invite(id, 'jun@school.test')
    expect(JSON.stringify(await context.deps.jobs.queued())).not.toMatch(/token/)
    const token = await mailedToken()
    expect(context.deps.logged()).not.toContain(token)
    const [jun, other] = [await anApplicant(context.deps), await anApplicant(context.deps)]
    await accept(token, jun)
    expect((await accept(token, other)).refusal).toMatchObject({ code: 'education.invitation' })
  })

  test('of whom two open the same link in parallel: one joins', async () => {
    const { id } = await aDraft(context, context.teacher)
    await invite(id, 'jun@school.test')
    const token = await mailedToken()
    const people = await Promise.all([1, 2, 3, 4].map(() => anApplicant(context.deps)))
    await openConnections(context.deps.db)
    const answers = await Promise.all(people.map((who) => accept(token, who)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
  })

  test('are too late after 14 days', async () => {
    const { id } = await aDraft(context, context.teacher)
    await invite(id, 'jun@school.test')
    const token = await mailedToken()
    const jun = await anApplicant(context.deps)
    const fresh = context.deps.clock.now().getTime()
    context.deps.clock.set(new Date(fresh + 14 * 86_400_000))
    const late = await anApplicant(context.deps)
    expect((await accept(token, late)).status).toBe(404)
    context.deps.clock.set(new Date(fresh + 14 * 86_400_000 - 1))
    expect((await accept(token, jun)).status).toBe(200)
  })

  test('cannot join by an invitation that was withdrawn, or that was sent again', async () => {
    const { id } = await aDraft(context, context.teacher)
    await invite(id, 'jun@school.test')
    const first = await mailedToken()
    await invite(id, 'jun@school.test')
    const second = await mailedToken()
    const jun = await anApplicant(context.deps)
    expect((await accept(first, jun)).status).toBe(404)
    const [colleague] = (await shown(context, context.teacher, id)).colleagues
    const params = { id, colleague: colleague?.id ?? '' }
    await context.api.call(application.removeColleague, { params }, as(context.teacher))
    expect((await accept(second, jun)).status).toBe(404)
  })

  test('lose access when the owner removes them', async () => {
    const { id } = await aDraft(context, context.teacher)
    await invite(id, 'jun@school.test')
    const jun = await anApplicant(context.deps)
    await accept(await mailedToken(), jun)
    const params = { id, colleague: (await shown(context, context.teacher, id)).colleagues[0]?.id ?? '' }
    expect((await context.api.call(application.removeColleague, { params }, as(jun))).status).toBe(403)
    await context.api.call(application.removeColleague, { params }, as(context.teacher))
    expect((await context.api.call(application.detail, { params: { id } }, as(jun))).status).toBe(404)
  })

  test('are five at most, and never the owner', async () => {
    const { id } = await aDraft(context, context.teacher)
    for (let at = 0; at < applicationLimits.colleagues; at++) await invite(id, `c${at}@school.test`)
    expect((await invite(id, 'c0@school.test')).status).toBe(200)
    expect((await invite(id, 'six@school.test')).refusal.code).toBe('education.colleaguesTooMany')
    expect((await invite(id, context.teacher.email)).refusal.code).toBe('education.colleagueOwner')
  })

  test('cannot be sent the inviter’s own text through the mail', async () => {
    const { id } = await aDraft(context, context.teacher)
    const contact = { ...aWritten('2027-03-02').contact, organization: 'Win at http://pills.example now' }
    const body = { section: 'contact', base: 0, value: contact } as const
    await context.api.call(application.save, { params: { id }, body }, as(context.teacher))
    await invite(id, 'jun@school.test')
    await mailedToken()
    expect(context.deps.mails.at(-1)?.text).not.toMatch(/pills\.example|http:\/\/pills/)
  })
})
