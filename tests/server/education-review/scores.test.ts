import { beforeEach, describe, expect, test } from 'vitest'
import { application } from '#contract/education/application'
import { review } from '#contract/education/review'
import { educationScores } from '#contract/education/scores'
import { educationStaff } from '#contract/education/staff'
import { auditTrail } from '#server/modules/education/trail.service'
import { anEducationContext, as, type EducationContext, inReview, submit } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'

let context: EducationContext
let id: string
let other: Person

const all = { fitness: 20, content: 25, stay: 10, ability: 15 }

beforeEach(async () => {
  context = await anEducationContext()
  id = await inReview(context)
  other = await anAccount(context.deps, { area: 'admin', role: 'reviewer' })
})

const save = (who: Person, points: Record<string, number | null>, is_complete = true) =>
  context.api.call(
    educationScores.save,
    { params: { id }, body: { points, words: 'Well prepared.', is_complete } },
    as(who),
  )
const show = async (who: Person) => (await context.api.call(educationScores.show, { params: { id } }, as(who))).data
const status = async () => (await context.api.call(review.detail, { params: { id } }, as(context.chief))).data.status

describe('scores (product §6)', () => {
  test('are saved as a draft with gaps, and complete with a number for every criterion of the year', async () => {
    expect((await save(context.reviewer, { fitness: 20 }, false)).data.mine).toMatchObject({
      points: { fitness: 20 },
      is_complete: false,
      version: 1,
    })
    const missing = await save(context.reviewer, { fitness: 20, content: null, stay: 1, ability: 1 })
    expect(missing.refusal).toMatchObject({ code: 'validation.required', field: 'points.content' })
    expect((await save(context.reviewer, all)).data.mine).toMatchObject({ is_complete: true })
  })

  test.each([
    [{ ...all, stay: 21 }, 'validation.tooMany', 'points.stay'],
    [{ ...all, charm: 1 }, 'validation.invalid', 'points.charm'],
    [{ ...all, stay: -1 }, 'validation.numberLow', 'points.stay'],
    [{ ...all, stay: 1.5 }, 'validation.number', 'points.stay'],
  ])('accept whole points within the rubric and nothing else: %j', async (points, code, field) => {
    const { status: answered, refusal } = await save(context.reviewer, points)
    expect([answered, refusal.field]).toEqual([400, field])
    expect([code, 'validation.number']).toContain(refusal.code)
    expect((await show(context.reviewer)).mine).toBeNull()
  })

  test('of others are hidden from reviewers until their own are complete; a chief sees all', async () => {
    await save(other, all)
    await save(context.reviewer, { fitness: 1 }, false)
    expect(await show(context.reviewer)).toMatchObject({ complete: 1, spread: null })
    expect((await show(context.chief)).spread?.given).toHaveLength(1)
    await save(context.reviewer, { fitness: 30, content: 15, stay: 20, ability: 15 })
    expect((await show(context.reviewer)).spread).toMatchObject({
      total: { mean: 75, min: 70, max: 80 },
      lines: [
        { id: 'fitness', mean: 25, min: 20, max: 30 },
        { id: 'content', mean: 20, min: 15, max: 25 },
        { id: 'stay', mean: 15, min: 10, max: 20 },
        { id: 'ability', mean: 15, min: 15, max: 15 },
      ],
    })
  })

  test('that are complete are final: a reviewer who has seen the others’ cannot adapt to them', async () => {
    await save(context.reviewer, all)
    for (const is_complete of [true, false])
      expect((await save(context.reviewer, { ...all, fitness: 30 }, is_complete)).refusal.code).toBe('education.scored')
    expect((await show(context.reviewer)).mine?.points).toEqual(all)
  })

  test('can be given again for another version', async () => {
    await save(context.reviewer, all)
    const sections = [{ section: 'trip' as const, comments: [{ field: '', text: 'Where do you stay?' }] }]
    await context.api.call(review.askBack, { params: { id }, body: { sections } }, as(context.chief))
    expect((await save(other, all)).refusal.code).toBe('education.step')
    const again = await submit(context, context.teacher, id)
    expect(again.status).toBe(200)
    await context.api.call(review.start, { params: { id } }, as(context.chief))
    expect((await show(context.reviewer)).mine).toMatchObject({ version: 1, is_complete: true })
    expect((await save(context.reviewer, { ...all, fitness: 30 })).data.mine).toMatchObject({ version: 2 })
  })

  test('change no status, however many there are, and are in the trail without their numbers', async () => {
    for (const who of [context.reviewer, other, context.chief]) await save(who, all)
    expect(await status()).toBe('in_review')
    const { data } = await context.api.call(review.detail, { params: { id } }, as(context.reviewer))
    const scored = data.timeline.filter(({ act }) => act === 'score')
    expect(scored.map(({ words, won, version }) => [words, won, version])).toEqual(Array(3).fill(['', null, 1]))
    expect((await auditTrail(context.deps.db)).fault).toBeNull()
  })

  test('do not count after their reviewer declares a conflict of interest', async () => {
    await save(other, all)
    await save(context.reviewer, { ...all, fitness: 0 })
    await context.api.call(
      educationStaff.declareConflict,
      { params: { id }, body: { words: 'My cousin teaches there.' } },
      as(other),
    )
    expect((await show(context.chief)).spread?.total).toEqual({ mean: 50, min: 50, max: 50 })
  })

  test('are never visible to an applicant', async () => {
    await save(context.reviewer, all)
    const { data } = await context.api.call(application.detail, { params: { id } }, as(context.teacher))
    expect(JSON.stringify(data)).not.toMatch(/Well prepared|score/)
  })
})
