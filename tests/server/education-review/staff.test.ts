import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { review } from '#contract/education/review'
import { reviewList } from '#contract/education/review-list'
import { educationScores } from '#contract/education/scores'
import { educationStaff } from '#contract/education/staff'
import { application } from '#server/modules/education/education.table'
import { auditTrail } from '#server/modules/education/trail.service'
import { educationYear } from '#server/modules/education/year.table'
import { numbersOf } from '#tests/support/counts'
import { anEducationContext, as, type EducationContext, inReview, shown } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'

let context: EducationContext
let id: string

beforeEach(async () => {
  context = await anEducationContext()
  id = await inReview(context)
})

const assign = (who: Person, person: Person) =>
  context.api.call(educationStaff.assign, { params: { id, person: person.id } }, as(who))
const declare = (who: Person, words = 'My daughter is in this class.') =>
  context.api.call(educationStaff.declareConflict, { params: { id }, body: { words } }, as(who))
const lift = (who: Person, person: Person) =>
  context.api.call(
    educationStaff.liftConflict,
    { params: { id, person: person.id }, body: { words: 'She has left the school.' } },
    as(who),
  )
const detail = async (who: Person) => (await context.api.call(review.detail, { params: { id } }, as(who))).data
const colleague = (role: 'reviewer' | 'chief' | 'operator') => anAccount(context.deps, { area: 'admin', role })

describe('assignment (product §6)', () => {
  test('is done and removed by a chief for any member of the staff, one or several', async () => {
    const other = await colleague('reviewer')
    await assign(context.chief, context.reviewer)
    expect((await assign(context.chief, other)).data.assignees.map((each) => each.id).sort()).toEqual(
      [context.reviewer.id, other.id].sort(),
    )
    const { data } = await context.api.call(
      educationStaff.unassign,
      { params: { id, person: other.id } },
      as(context.chief),
    )
    expect(data.assignees.map((each) => each.id)).toEqual([context.reviewer.id])
  })

  test('is done and removed by reviewers for themselves only', async () => {
    const other = await colleague('reviewer')
    expect((await assign(context.reviewer, other)).status).toBe(403)
    expect((await assign(context.reviewer, context.reviewer)).data.reader.is_assigned).toBe(true)
    const leave = (person: Person) =>
      context.api.call(educationStaff.unassign, { params: { id, person: person.id } }, as(context.reviewer))
    await assign(context.chief, other)
    expect((await leave(other)).status).toBe(403)
    expect((await leave(context.reviewer)).data.assignees.map((each) => each.id)).toEqual([other.id])
  })

  test('is refused for a person outside the staff', async () => {
    for (const person of [await colleague('operator'), context.teacher])
      expect((await assign(context.chief, person)).status).toBe(404)
  })

  test('is in the trail once, however often it is made, and the applicants see and receive nothing of it', async () => {
    const before = await shown(context, context.teacher, id)
    context.deps.clock.advance({ minutes: 5 })
    await assign(context.chief, context.reviewer)
    await assign(context.chief, context.reviewer)
    const acts = (await detail(context.chief)).timeline.filter(({ act }) => act === 'assign')
    expect(acts).toMatchObject([{ by: 'chief', act: 'assign', about: expect.any(String) }])
    expect(await shown(context, context.teacher, id)).toEqual(before)
    expect((await auditTrail(context.deps.db)).fault).toBeNull()
  })
})

describe('a conflict of interest (product §6)', () => {
  test('excludes the person who declared it, also a chief, from every action and from being assigned', async () => {
    await assign(context.reviewer, context.reviewer)
    expect((await declare(context.reviewer)).data).toMatchObject({
      assignees: [],
      reader: { has_conflict: true, is_assigned: false },
      conflicts: [{ person: { id: context.reviewer.id }, words: 'My daughter is in this class.' }],
    })
    await declare(context.chief)
    const params = { id }
    const sections = [{ section: 'trip' as const, comments: [{ field: '', text: 'Where do you stay?' }] }]
    const answers = [
      await assign(context.chief, context.reviewer),
      await context.api.call(review.askBack, { params, body: { sections } }, as(context.reviewer)),
      await context.api.call(
        educationScores.save,
        { params, body: { points: {}, words: '', is_complete: false } },
        as(context.reviewer),
      ),
      await context.api.call(review.approve, { params, body: { won: 100_000 } }, as(context.chief)),
      await context.api.call(review.reject, { params, body: { reason: 'The stay is too short.' } }, as(context.chief)),
    ]
    for (const { status, refusal } of answers) expect([status, refusal.code]).toEqual([409, 'education.conflict'])
    expect((await detail(context.chief)).status).toBe('in_review')
    const other = await colleague('chief')
    expect(
      (await context.api.call(review.reject, { params, body: { reason: 'The stay is too short.' } }, as(other))).status,
    ).toBe(200)
  })

  test('excludes a chief also from choosing who reviews, and from lifting the conflicts of others', async () => {
    const [other, related] = [await colleague('reviewer'), await colleague('reviewer')]
    await assign(context.chief, other)
    await declare(related)
    await declare(context.chief)
    const params = { id, person: other.id }
    const answers = [
      await assign(context.chief, context.reviewer),
      await context.api.call(educationStaff.unassign, { params }, as(context.chief)),
      await lift(context.chief, related),
    ]
    for (const { status, refusal } of answers) expect([status, refusal.code]).toEqual([409, 'education.conflict'])
    expect((await detail(context.reviewer)).assignees.map((each) => each.id)).toEqual([other.id])
  })

  test('is not read by operators, neither the person nor the reason', async () => {
    await declare(context.reviewer)
    await lift(context.chief, context.reviewer)
    await declare(context.reviewer)
    const read = await detail(await colleague('operator'))
    expect(read.conflicts).toEqual([])
    expect(JSON.stringify(read)).not.toMatch(/My daughter|She has left/)
    expect((await detail(context.chief)).timeline.at(-1)?.words).toBe('My daughter is in this class.')
  })

  test('declared after a decision prevents undoing it', async () => {
    await context.api.call(review.approve, { params: { id }, body: { won: 100_000 } }, as(context.chief))
    await declare(context.chief)
    const undo = (who: Person) => context.api.call(review.undo, { params: { id } }, as(who))
    expect((await undo(context.chief)).refusal.code).toBe('education.conflict')
    expect((await undo(await colleague('chief'))).status).toBe(200)
  })

  test('is lifted only by another chief with a reason', async () => {
    await declare(context.chief)
    expect((await lift(context.chief, context.chief)).refusal.code).toBe('education.ownConflict')
    expect((await lift(context.reviewer, context.chief)).status).toBe(403)
    const other = await colleague('chief')
    expect((await lift(other, context.chief)).data.conflicts).toEqual([])
    expect((await lift(other, context.chief)).status).toBe(404)
    const { data } = await context.api.call(
      review.approve,
      { params: { id }, body: { won: 100_000 } },
      as(context.chief),
    )
    expect(data.status).toBe('approved')
    expect(data.timeline.slice(-3).map(({ act, words }) => [act, words])).toEqual([
      ['declare_conflict', 'My daughter is in this class.'],
      ['lift_conflict', 'She has left the school.'],
      ['approve', ''],
    ])
    expect((await auditTrail(context.deps.db)).fault).toBeNull()
  })

  test('declared while a decision can be undone leaves its reason in the mail', async () => {
    await context.api.call(
      review.reject,
      { params: { id }, body: { reason: 'The stay is too short.' } },
      as(context.chief),
    )
    await declare(context.reviewer, 'I know the principal.')
    context.deps.clock.advance({ minutes: 10 })
    await context.deps.jobs.drain(context.deps)
    expect(context.deps.mails.at(-1)?.text).toContain('The stay is too short.')
  })
})

describe('an account of the travel area that is closed (product §8)', () => {
  const committed = async () =>
    (await context.deps.db.select().from(educationYear).where(eq(educationYear.year, 2027)))[0]?.committed_won
  const close = () => context.api.call(auth.withdraw, { query: { site: 'edu-travel' } }, as(context.teacher))

  test('withdraws its applications, and granted amounts return to the budget', async () => {
    await context.api.call(review.approve, { params: { id }, body: { won: 1_000_000 } }, as(context.chief))
    await inReview(context)
    expect((await close()).status).toBe(200)
    const { data } = await context.api.call(reviewList.list, {}, as(context.chief))
    expect(numbersOf(data.counts)).toMatchObject({ submitted: 0, withdrawn: 2 })
    expect(await committed()).toBe(0)
    expect((await detail(context.chief)).timeline.at(-1)).toMatchObject({ act: 'withdraw', is_closing: true })
    expect((await auditTrail(context.deps.db)).fault).toBeNull()
  })

  test('leaves a trip that has begun to the desk', async () => {
    await context.api.call(review.approve, { params: { id }, body: { won: 1_000_000 } }, as(context.chief))
    await context.deps.db.update(application).set({ arrival: '2027-03-02' })
    expect((await close()).status).toBe(200)
    expect((await detail(context.chief)).status).toBe('approved')
    expect(await committed()).toBe(1_000_000)
  })
})
