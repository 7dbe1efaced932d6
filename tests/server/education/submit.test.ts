import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { application } from '#contract/education/application'
import { review } from '#contract/education/review'
import { applicationVersion } from '#server/modules/education/education.table'
import { figuresOf } from '#server/modules/education/year.defaults'
import { educationYear } from '#server/modules/education/year.table'
import { openConnections } from '#tests/support/database'
import {
  aDraft,
  anApplicant,
  anEducationWorld,
  aPdf,
  aSubmitted,
  as,
  aWritten,
  type EducationWorld,
  fill,
  inReview,
  shown,
  submit,
} from '#tests/support/education'
import { anAccount } from '#tests/support/factories'

let world: EducationWorld

beforeEach(async () => {
  world = await anEducationWorld()
})

const drafted = async (written = aWritten('2027-03-02')) => {
  const { id } = await aDraft(world, world.teacher)
  await fill(world, world.teacher, id, written)
  return id
}
const answered = async (id: string) => {
  const { status, refusal } = await submit(world, world.teacher, id)
  return status === 200 ? 200 : `${refusal.code} ${refusal.field ?? ''}`.trim()
}
const inSeoul = (text: string) => world.deps.clock.set(new Date(`${text}+09:00`))

describe('submitting (product §4, §5)', () => {
  test('keeps what was submitted, closes every section and tells everybody by mail, each in their language', async () => {
    const id = await drafted()
    const jun = await anApplicant(world.deps, { name: 'Jun Seo', lang: 'ko', email: 'jun@school.test' })
    const body = { email: jun.email, lang: 'ko' } as const
    await world.api.call(application.invite, { params: { id }, body }, as(world.teacher))
    await world.deps.jobs.drain(world.deps)
    const token = /#invitation=([\w-]+)/.exec(world.deps.mails.at(-1)?.text ?? '')?.[1] ?? ''
    await world.api.call(application.accept, { body: { token } }, as(jun))
    const { data } = await submit(world, world.teacher, id)
    expect(data).toMatchObject({
      status: 'submitted',
      open: [],
      submitted_at: '2027-03-02T03:00:00.000Z',
      versions: [{ number: 1, written: { contact: { organisation: 'Maple Hill School' } } }],
    })
    await world.deps.jobs.drain(world.deps)
    const mails = world.deps.mails.slice(-2)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([jun.email, world.teacher.email].toSorted())
    const korean = mails.find(({ to }) => to === jun.email)
    expect(korean?.subject).toContain('접수되었습니다')
    expect(mails.find(({ to }) => to === world.teacher.email)?.subject).toContain(data.number)
  })

  test('counts up to the last millisecond of the day two weeks before arrival, by the server’s clock', async () => {
    const id = await drafted({ ...aWritten('2027-03-02', 20) })
    inSeoul('2027-03-09T00:00:00.000')
    expect(await answered(id)).toBe('education.notEligible lead_time')
    inSeoul('2027-03-08T23:59:59.999')
    expect(await answered(id)).toBe(200)
  })

  test('counts up to the last millisecond of the year’s last day', async () => {
    const id = await drafted()
    await world.deps.db.update(educationYear).set({ figures: { ...figuresOf(2027), closes: '2027-03-02' } })
    inSeoul('2027-03-03T00:00:00.000')
    expect(await answered(id)).toBe('education.closed')
    inSeoul('2027-03-02T23:59:59.999')
    expect(await answered(id)).toBe(200)
  })

  test.each([
    [
      'without a name',
      (w: ReturnType<typeof aWritten>) => ({ ...w, contact: { ...w.contact, organisation: ' ' } }),
      'contact.organisation',
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
      'asking for what there is not',
      (w: ReturnType<typeof aWritten>) => ({
        ...w,
        support: { ...w.support, lines: [{ item: 'yacht', quantity: 1 }] },
      }),
      'support.lines.0.item',
    ],
    [
      'asking for more than is given',
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

  test('is refused for nine students, and for one condition of three', async () => {
    const few = aWritten('2027-03-02')
    few.people.groups = [{ nationality: 'DE', role: 'student', age: '16_18', sex: 'female', count: 9 }]
    expect(await answered(await drafted(few))).toBe('education.notEligible students')
    const plain = aWritten('2027-03-02')
    plain.trip.days = plain.trip.days.slice(0, 1)
    expect(await answered(await drafted(plain))).toBe('education.notEligible two_of_three')
  })

  test('is refused without a document that is needed, which for an agency are two more', async () => {
    const agency = aWritten('2027-03-02')
    agency.contact.kind = 'agency'
    const id = await drafted(agency)
    expect(await answered(id)).toBe('education.notEligible documents')
    for (const kind of ['registration', 'mandate'] as const)
      await world.api.call(
        application.addDocument,
        { params: { id }, body: { kind }, files: { file: aPdf() } },
        as(world.teacher),
      )
    expect(await answered(id)).toBe(200)
  })

  test('is refused when the year’s budget is used up', async () => {
    const id = await drafted()
    await world.deps.db.update(educationYear).set({ committed_won: sql`budget_won` })
    expect(await answered(id)).toBe('education.notEligible budget')
  })

  test('happens once, however often it is sent at the same time', async () => {
    const id = await drafted()
    await openConnections(world.deps.db)
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(world, world.teacher, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await shown(world, world.teacher, id)).versions).toHaveLength(1)
  })

  test('leaves nothing behind that can be changed: no section, no document, no version', async () => {
    const id = await aSubmitted(world)
    const { documents } = await shown(world, world.teacher, id)
    const value = aWritten('2027-03-02').trip
    const params = { id }
    const saved = await world.api.call(
      application.save,
      { params, body: { section: 'trip', base: 1, value } },
      as(world.teacher),
    )
    expect(saved.refusal.code).toBe('education.sectionClosed')
    const removed = await world.api.call(
      application.removeDocument,
      { params: { id, document: documents[0]?.id ?? '' } },
      as(world.teacher),
    )
    expect(removed.refusal.code).toBe('education.sectionClosed')
    const changed = world.deps.db.update(applicationVersion).set({ number: 9 }).where(eq(applicationVersion.number, 1))
    await expect(changed).rejects.toMatchObject({ cause: { code: '23001' } })
    await expect(world.deps.db.delete(applicationVersion)).rejects.toMatchObject({ cause: { code: '23001' } })
  })
})

describe('what was asked back (product §4)', () => {
  const comments = [{ field: 'days.0.activities.0.name', text: 'Which hotel is it?' }]
  const askBack = (id: string) =>
    world.api.call(
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
      as(world.reviewer),
    )
  const saveTrip = async (id: string, purpose: string) => {
    const { saved, written } = await shown(world, world.teacher, id)
    const value = { ...written.trip, purpose }
    return world.api.call(
      application.save,
      { params: { id }, body: { section: 'trip', base: saved.trip.version, value } },
      as(world.teacher),
    )
  }

  test('opens only those sections, with the comments at their fields, and is mailed', async () => {
    const id = await inReview(world)
    expect((await askBack(id)).data.status).toBe('revision_requested')
    const mine = await shown(world, world.teacher, id)
    expect(mine.open).toEqual(['trip', 'documents'])
    expect(mine.revisions).toMatchObject([
      { sections: [{ section: 'trip', comments }, { section: 'documents' }], settled_at: null },
    ])
    const closed = await world.api.call(
      application.save,
      { params: { id }, body: { section: 'people', base: mine.saved.people.version, value: mine.written.people } },
      as(world.teacher),
    )
    expect(closed.refusal.code).toBe('education.sectionClosed')
    await world.deps.jobs.drain(world.deps)
    expect(world.deps.mails.at(-1)?.text).toContain('Which hotel is it?')
  })

  test('is settled by submitting again: a second version, and the desk sees nothing of it before', async () => {
    const id = await inReview(world)
    await askBack(id)
    const purpose = 'Our class learns Korean, and we have booked the hotel.'
    await saveTrip(id, purpose)
    const seen = async () => (await world.api.call(review.detail, { params: { id } }, as(world.reviewer))).data
    expect((await seen()).written.trip.purpose).not.toBe(purpose)
    expect((await submit(world, world.teacher, id)).data).toMatchObject({
      status: 'resubmitted',
      open: [],
      revisions: [{ settled_at: '2027-03-02T03:00:00.000Z' }],
    })
    expect((await seen()).written.trip.purpose).toBe(purpose)
    expect((await seen()).versions.map(({ number }) => number)).toEqual([1, 2])
  })

  test('is measured by the day of the first submission, whatever time the desk takes', async () => {
    const id = await inReview(world, world.teacher, aWritten('2027-03-02', 16))
    world.deps.clock.advance({ days: 13 })
    world.reviewer = await anAccount(world.deps, { area: 'admin', role: 'reviewer' })
    await askBack(id)
    await world.deps.db.update(educationYear).set({ committed_won: sql`budget_won` })
    expect((await submit(world, world.teacher, id)).status).toBe(200)
  })

  test('keeps a document that a version names when it is removed, and its file can still be read', async () => {
    const id = await inReview(world)
    await askBack(id)
    const document = (await shown(world, world.teacher, id)).documents[0]?.id ?? ''
    await world.api.call(application.removeDocument, { params: { id, document } }, as(world.teacher))
    expect((await shown(world, world.teacher, id)).documents.map((each) => each.id)).not.toContain(document)
    const url = `/api/v1/education/applications/${id}/documents/${document}`
    const file = await world.api.app.request(url, { headers: { Authorization: `Bearer ${world.teacher.token}` } })
    expect(file.status).toBe(200)
  })
})
