import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { application } from '#contract/education/application'
import { educationNotes } from '#contract/education/notes'
import { review } from '#contract/education/review'
import { reviewList } from '#contract/education/review-list'
import { applicationVersion } from '#server/modules/education/education.table'
import { figuresOf } from '#server/modules/education/year.defaults'
import { educationYear } from '#server/modules/education/year.table'
import { openConnections } from '#tests/support/database'
import {
  aDraft,
  anApplicant,
  anEducationContext,
  aPdf,
  aSubmitted,
  as,
  aWritten,
  type EducationContext,
  fill,
  inReview,
  seenOf,
  shown,
  submit,
} from '#tests/support/education'
import { anAccount } from '#tests/support/factories'

let context: EducationContext

beforeEach(async () => {
  context = await anEducationContext()
})

const drafted = async (written = aWritten('2027-03-02')) => {
  const { id } = await aDraft(context, context.teacher)
  await fill(context, context.teacher, id, written)
  return id
}
const answered = async (id: string) => {
  const { status, refusal } = await submit(context, context.teacher, id)
  return status === 200 ? 200 : `${refusal.code} ${refusal.field ?? ''}`.trim()
}
const inSeoul = (text: string) => context.deps.clock.set(new Date(`${text}+09:00`))

describe('submitting (product §4, §5)', () => {
  test('stores the submission, closes every section and mails everyone, each in their language', async () => {
    const id = await drafted()
    const jun = await anApplicant(context.deps, { name: 'Jun Seo', lang: 'ko', email: 'jun@school.test' })
    const body = { email: jun.email, lang: 'ko' } as const
    await context.api.call(application.invite, { params: { id }, body }, as(context.teacher))
    await context.deps.jobs.drain(context.deps)
    const token = /#invitation=([\w-]+)/.exec(context.deps.mails.at(-1)?.text ?? '')?.[1] ?? ''
    await context.api.call(application.accept, { body: { token } }, as(jun))
    const { data } = await submit(context, context.teacher, id)
    expect(data).toMatchObject({
      status: 'submitted',
      open: [],
      submitted_at: '2027-03-02T03:00:00.000Z',
      versions: [{ number: 1, written: { contact: { organization: 'Maple Hill School' } } }],
    })
    await context.deps.jobs.drain(context.deps)
    const mails = context.deps.mails.slice(-2)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([jun.email, context.teacher.email].toSorted())
    const korean = mails.find(({ to }) => to === jun.email)
    expect(korean?.subject).toContain('접수되었습니다')
    expect(mails.find(({ to }) => to === context.teacher.email)?.subject).toContain(data.number)
  })

  test('accepts until the last millisecond of the day two weeks before arrival, by the server’s clock', async () => {
    const id = await drafted({ ...aWritten('2027-03-02', 20) })
    inSeoul('2027-03-09T00:00:00.000')
    expect(await answered(id)).toBe('education.notEligible lead_time')
    inSeoul('2027-03-08T23:59:59.999')
    expect(await answered(id)).toBe(200)
  })

  test('accepts until the last millisecond of the year’s last day', async () => {
    const id = await drafted()
    await context.deps.db.update(educationYear).set({ figures: { ...figuresOf(2027), closes: '2027-03-02' } })
    inSeoul('2027-03-03T00:00:00.000')
    expect(await answered(id)).toBe('education.closed')
    inSeoul('2027-03-02T23:59:59.999')
    expect(await answered(id)).toBe(200)
  })

  test.each([
    [
      'without a name',
      (w: ReturnType<typeof aWritten>) => ({ ...w, contact: { ...w.contact, organization: ' ' } }),
      'contact.organization',
    ],
    [
      'with an invisible name',
      (w: ReturnType<typeof aWritten>) => ({ ...w, contact: { ...w.contact, organization: '\u200b\u3164' } }),
      'contact.organization',
    ],
    ['without people', (w: ReturnType<typeof aWritten>) => ({ ...w, people: { groups: [] } }), 'people.groups'],
    [
      'with a day beyond the trip',
      (w: ReturnType<typeof aWritten>) => ({
        ...w,
        trip: { ...w.trip, days: [{ date: '2027-05-01', activities: [] }] },
      }),
      'trip.days.0.date',
    ],
    [
      'with an unknown kind of support',
      (w: ReturnType<typeof aWritten>) => ({
        ...w,
        support: { ...w.support, lines: [{ item: 'yacht', quantity: 1 }] },
      }),
      'support.lines.0.item',
    ],
    [
      'with a request above the maximum',
      (w: ReturnType<typeof aWritten>) => ({
        ...w,
        support: { ...w.support, lines: [{ item: 'coach', quantity: 11 }] },
      }),
      'support.lines.0.quantity',
    ],
  ])('is refused %s, and the field is named', async (_, change, field) => {
    const id = await drafted(change(aWritten('2027-03-02')))
    expect(await answered(id)).toBe(`education.incomplete ${field}`)
  })

  test('is refused for nine students, and for one missing condition of three', async () => {
    const few = aWritten('2027-03-02')
    few.people.groups = [{ nationality: 'DE', role: 'student', age: '16_18', sex: 'female', count: 9 }]
    expect(await answered(await drafted(few))).toBe('education.notEligible students')
    const plain = aWritten('2027-03-02')
    plain.trip.days = plain.trip.days.slice(0, 1)
    expect(await answered(await drafted(plain))).toBe('education.notEligible two_of_three')
  })

  test('is refused without a required document; an agency needs two more', async () => {
    const agency = aWritten('2027-03-02')
    agency.contact.kind = 'agency'
    const id = await drafted(agency)
    expect(await answered(id)).toBe('education.notEligible documents')
    for (const kind of ['registration', 'mandate'] as const)
      await context.api.call(
        application.addDocument,
        { params: { id }, body: { kind }, files: { file: aPdf() } },
        as(context.teacher),
      )
    expect(await answered(id)).toBe(200)
  })

  test('is refused when the year’s budget is used up', async () => {
    const id = await drafted()
    await context.deps.db.update(educationYear).set({ committed_won: sql`budget_won` })
    expect(await answered(id)).toBe('education.notEligible budget')
  })

  test('happens once, however often it is sent in parallel', async () => {
    const id = await drafted()
    await openConnections(context.deps.db)
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(context, context.teacher, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await shown(context, context.teacher, id)).versions).toHaveLength(1)
  })

  test('is refused where a section or a document has changed since it was read', async () => {
    const id = await drafted()
    const read = await seenOf(context, context.teacher, id)
    const { written } = await shown(context, context.teacher, id)
    const value = { ...written.trip, purpose: 'Another purpose than the one that was read.' }
    const body = { section: 'trip', base: read.trip, value } as const
    const saving = context.api.call(application.save, { params: { id }, body }, as(context.teacher))
    const [saved, sent] = await Promise.all([saving, submit(context, context.teacher, id, read)])
    // In either order, nothing is submitted that the submitter has not read.
    expect([saved.status, sent.status].toSorted()).toEqual([200, 409])
    expect(saved.refusal?.code ?? sent.refusal.code).toMatch(/education\.(?:sectionClosed|readAgain)/)

    const other = await drafted()
    const seen = await seenOf(context, context.teacher, other)
    const file = { params: { id: other }, body: { kind: 'insurance' as const }, files: { file: aPdf() } }
    await context.api.call(application.addDocument, file, as(context.teacher))
    expect((await submit(context, context.teacher, other, seen)).refusal.code).toBe('education.readAgain')
    expect((await submit(context, context.teacher, other, { ...seen, contact: 1 })).refusal.code).toBe(
      'education.readAgain',
    )
    expect((await submit(context, context.teacher, other)).status).toBe(200)
  })

  test('leaves nothing editable: no section, no document, no version', async () => {
    const id = await aSubmitted(context)
    const { documents } = await shown(context, context.teacher, id)
    const value = aWritten('2027-03-02').trip
    const params = { id }
    const saved = await context.api.call(
      application.save,
      { params, body: { section: 'trip', base: 1, value } },
      as(context.teacher),
    )
    expect(saved.refusal.code).toBe('education.sectionClosed')
    const removed = await context.api.call(
      application.removeDocument,
      { params: { id, document: documents[0]?.id ?? '' } },
      as(context.teacher),
    )
    expect(removed.refusal.code).toBe('education.sectionClosed')
    const changed = context.deps.db
      .update(applicationVersion)
      .set({ number: 9 })
      .where(eq(applicationVersion.number, 1))
    await expect(changed).rejects.toMatchObject({ cause: { code: '23001' } })
    await expect(context.deps.db.delete(applicationVersion)).rejects.toMatchObject({ cause: { code: '23001' } })
  })
})

describe('requested changes (product §4)', () => {
  const comments = [{ field: 'days.0.activities.0.name', text: 'Which hotel is it?' }]
  const askBack = (id: string) =>
    context.api.call(
      review.askBack,
      {
        params: { id },
        body: {
          sections: [
            { section: 'trip', comments },
            { section: 'documents', comments },
          ],
        },
      },
      as(context.reviewer),
    )
  const saveTrip = async (id: string, purpose: string) => {
    const { saved, written } = await shown(context, context.teacher, id)
    const value = { ...written.trip, purpose }
    return context.api.call(
      application.save,
      { params: { id }, body: { section: 'trip', base: saved.trip.version, value } },
      as(context.teacher),
    )
  }

  test('open only those sections, with the comments at their fields, and are mailed', async () => {
    const id = await inReview(context)
    expect((await askBack(id)).data.status).toBe('revision_requested')
    const mine = await shown(context, context.teacher, id)
    expect(mine.open).toEqual(['trip', 'documents'])
    expect(mine.revisions).toMatchObject([
      { sections: [{ section: 'trip', comments }, { section: 'documents' }], settled_at: null },
    ])
    const closed = await context.api.call(
      application.save,
      { params: { id }, body: { section: 'people', base: mine.saved.people.version, value: mine.written.people } },
      as(context.teacher),
    )
    expect(closed.refusal.code).toBe('education.sectionClosed')
    await context.deps.jobs.drain(context.deps)
    expect(context.deps.mails.at(-1)?.text).toContain('Which hotel is it?')
  })

  test('are resolved by submitting again: a second version, and the desk sees nothing of it before', async () => {
    const id = await inReview(context)
    await askBack(id)
    const purpose = 'Our class learns Korean, and we have booked the hotel.'
    await saveTrip(id, purpose)
    const seen = async () => (await context.api.call(review.detail, { params: { id } }, as(context.reviewer))).data
    expect((await seen()).written.trip.purpose).not.toBe(purpose)
    expect((await submit(context, context.teacher, id)).data).toMatchObject({
      status: 'resubmitted',
      open: [],
      revisions: [{ settled_at: '2027-03-02T03:00:00.000Z' }],
    })
    expect((await seen()).written.trip.purpose).toBe(purpose)
    expect((await seen()).versions.map(({ number }) => number)).toEqual([1, 2])
  })

  test('change the desk’s list and its change marker only when they are submitted', async () => {
    const id = await inReview(context)
    await askBack(id)
    const listed = async () =>
      (await context.api.call(reviewList.list, {}, as(context.reviewer))).data.items[0]?.departure
    const pulse = async () =>
      (await context.api.call(educationNotes.pulse, { params: { id } }, as(context.reviewer))).data.state
    const before = [await listed(), await pulse()]
    context.deps.clock.advance({ minutes: 5 })
    const { saved, written } = await shown(context, context.teacher, id)
    const value = { ...written.trip, departure: '2027-04-05' }
    const body = { section: 'trip' as const, base: saved.trip.version, value }
    expect((await context.api.call(application.save, { params: { id }, body }, as(context.teacher))).status).toBe(200)
    expect(before[0]).not.toBe('2027-04-05')
    expect([await listed(), await pulse()]).toEqual(before)
    await submit(context, context.teacher, id)
    expect(await listed()).toBe('2027-04-05')
    expect(await pulse()).not.toBe(before[1])
  })

  test('are measured by the day of the first submission, however long the desk takes', async () => {
    const id = await inReview(context, context.teacher, aWritten('2027-03-02', 16))
    context.deps.clock.advance({ days: 13 })
    context.reviewer = await anAccount(context.deps, { area: 'admin', role: 'reviewer' })
    await askBack(id)
    await context.deps.db.update(educationYear).set({ committed_won: sql`budget_won` })
    expect((await submit(context, context.teacher, id)).status).toBe(200)
  })

  test('keep a removed document that a version names, and its file can still be read', async () => {
    const id = await inReview(context)
    await askBack(id)
    const document = (await shown(context, context.teacher, id)).documents[0]?.id ?? ''
    await context.api.call(application.removeDocument, { params: { id, document } }, as(context.teacher))
    expect((await shown(context, context.teacher, id)).documents.map((each) => each.id)).not.toContain(document)
    const url = `/api/v1/education/applications/${id}/documents/${document}`
    const file = await context.api.app.request(url, { headers: { Authorization: `Bearer ${context.teacher.token}` } })
    expect(file.status).toBe(200)
  })
})
