import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { application as contract } from '#contract/education/application'
import { educationApproval } from '#contract/education/approval'
import { review } from '#contract/education/review'
import { educationStaff } from '#contract/education/staff'
import { transaction } from '#server/db/connect'
import { application } from '#server/modules/education/education.table'
import { lockAllSubmitted } from '#server/modules/education/states.service'
import { auditTrail } from '#server/modules/education/trail.service'
import { educationYear } from '#server/modules/education/year.table'
import { blockedQueries, openConnections } from '#tests/support/database'
import { anEducationContext, as, type EducationContext, inReview, manyInReview, shown } from '#tests/support/education'
import { anAccount } from '#tests/support/factories'

let context: EducationContext

beforeEach(async () => {
  context = await anEducationContext()
})

interface Row {
  id: string
  won: number
}
const of = (ids: readonly string[], won: number): Row[] => ids.map((id) => ({ id, won }))
const preview = async (rows: Row[]) =>
  (await context.api.call(educationApproval.preview, { body: { year: 2027, rows } }, as(context.chief))).data
const decide = (rows: Row[], who = context.chief) =>
  context.api.call(
    educationApproval.decide,
    { body: { year: 2027, rows } },
    { ...as(who), headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )
const undo = (id: string) => context.api.call(educationApproval.undo, { params: { id } }, as(context.chief))
const budget = (won: number) => context.deps.db.update(educationYear).set({ budget_won: won })
const committed = async () =>
  (await context.deps.db.select().from(educationYear).where(eq(educationYear.year, 2027)))[0]?.committed_won
const approved = () => context.deps.db.$count(application, eq(application.status, 'approved'))

describe('a preview of many grants (product §4)', () => {
  test('takes them in the given order, names those that no longer fit, and continues with the rest', async () => {
    const ids = await manyInReview(context, 4)
    await budget(2_500_000)
    const wons = [1_000_000, 2_000_000, 1_200_000, 300_000]
    const { budget: before, rows } = await preview(ids.map((id, at) => ({ id, won: wons[at] ?? 0 })))
    expect(before).toEqual({ year: 2027, budget_won: 2_500_000, committed_won: 0 })
    expect(rows.map(({ fault, left_won }) => [fault, left_won])).toEqual([
      [null, 1_500_000],
      ['budget', 1_500_000],
      [null, 300_000],
      [null, 0],
    ])
    expect([await committed(), await approved()]).toEqual([0, 0])
  })

  test('names those that are decided, in conflict, above the requested amount, duplicate, or unknown', async () => {
    const ids = await manyInReview(context, 4)
    const [decided = '', inConflict = '', above = '', fine = ''] = ids
    await context.api.call(
      review.reject,
      { params: { id: decided }, body: { reason: 'Too short.' } },
      as(context.chief),
    )
    await context.api.call(
      educationStaff.declareConflict,
      { params: { id: inConflict }, body: { words: 'A friend’s school.' } },
      as(context.chief),
    )
    const rows = [
      ...of([decided, inConflict], 100_000),
      { id: above, won: 2_600_001 },
      ...of([fine, fine, crypto.randomUUID()], 100_000),
    ]
    expect((await preview(rows)).rows.map(({ fault }) => fault)).toEqual([
      'step',
      'conflict',
      'above',
      null,
      'unknown',
      'unknown',
    ])
  })
})

describe('many grants in one batch (product §4)', () => {
  test('are each granted like a single one, with a mail when the time for undo has ended', async () => {
    const ids = await manyInReview(context, 3)
    const { data } = await decide(of(ids, 500_000))
    expect(data).toMatchObject({ undo_until: '2027-03-02T03:10:00.000Z', rows: of(ids, 500_000) })
    expect([await committed(), await approved()]).toEqual([1_500_000, 3])
    expect((await shown(context, context.teacher, ids[0] ?? '')).status).toBe('in_review')
    await context.deps.jobs.drain(context.deps)
    const early = context.deps.mails.length
    context.deps.clock.advance({ minutes: 10 })
    await context.deps.jobs.drain(context.deps)
    expect(context.deps.mails.slice(early).map(({ subject }) => subject)).toEqual(
      Array(3).fill(expect.stringMatching(/is approved/)),
    )
  })

  test('are all rejected where one is not possible, and that one is named', async () => {
    const ids = await manyInReview(context, 3)
    await budget(1_000_000)
    const { status, refusal } = await decide(of(ids, 400_000))
    expect([status, refusal.code, refusal.field]).toEqual([409, 'education.approvalChanged', 'rows.2'])
    expect([await committed(), await approved()]).toEqual([0, 0])
    expect((await auditTrail(context.deps.db)).entries).toBe(3)
  })

  test('are made by a chief only', async () => {
    const ids = await manyInReview(context, 1)
    expect((await decide(of(ids, 100_000), context.reviewer)).status).toBe(403)
  })

  test('end at exactly the available budget when whole batches and single ones race for the last of it', async () => {
    const ids = await manyInReview(context, 40)
    await budget(2_000_000)
    await openConnections(context.deps.db)
    const batches = Array.from({ length: 6 }, (_, at) => of(ids.slice(at * 5, at * 5 + 5), 100_000))
    const single = (id: string) =>
      context.api.call(review.approve, { params: { id }, body: { won: 100_000 } }, as(context.chief))
    const answers = await Promise.all([...batches.map((rows) => decide(rows)), ...ids.slice(30).map(single)])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(await committed()).toBe((await approved()) * 100_000)
    // What did not fit as part of a batch is approved individually.
    for (const id of ids) await single(id)
    expect([await committed(), await approved()]).toEqual([2_000_000, 20])
  })

  test('would overdraw the budget in such a race without the row’s check (control)', async () => {
    const ids = await manyInReview(context, 30)
    await budget(500_000)
    await context.deps.db.execute(sql`alter table education_year drop constraint education_year_budget`)
    await openConnections(context.deps.db)
    await Promise.all(Array.from({ length: 6 }, (_, at) => decide(of(ids.slice(at * 5, at * 5 + 5), 100_000))))
    expect(await committed()).toBeGreaterThan(500_000)
  })

  test('do not deadlock when two chiefs grant the same in other orders', async () => {
    const ids = await manyInReview(context, 12)
    const other = await anAccount(context.deps, { area: 'admin', role: 'chief' })
    await openConnections(context.deps.db)
    const answers = await Promise.all([
      decide(of(ids, 100_000)),
      decide(of(ids.toReversed(), 100_000), other),
      decide(of(ids.toReversed(), 100_000)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect([await committed(), await approved()]).toEqual([1_200_000, 12])
  })
})

describe('many that are undone in one batch (product §4)', () => {
  test('are in review again with the former budget, and no notification is sent', async () => {
    const ids = await manyInReview(context, 3)
    await context.deps.jobs.drain(context.deps)
    const early = context.deps.mails.length
    const { data: batch } = await decide(of(ids, 500_000))
    const open = async () => (await context.api.call(educationApproval.undoable, {}, as(context.chief))).data
    expect((await open()).map(({ id }) => id)).toEqual([batch.id])
    context.deps.clock.advance({ minutes: 9, seconds: 59 })
    expect((await undo(batch.id)).data).toMatchObject({ undone: expect.arrayContaining(ids), left: [] })
    expect([await committed(), await approved(), await open()]).toEqual([0, 0, []])
    expect((await undo(batch.id)).refusal.code).toBe('education.undoOver')
    context.deps.clock.advance({ minutes: 10 })
    await context.deps.jobs.drain(context.deps)
    expect(context.deps.mails).toHaveLength(early)
    expect((await auditTrail(context.deps.db)).fault).toBeNull()
  })

  test('are too late after ten minutes', async () => {
    const ids = await manyInReview(context, 2)
    const { data: batch } = await decide(of(ids, 500_000))
    context.deps.clock.advance({ minutes: 10 })
    expect((await undo(batch.id)).refusal.code).toBe('education.undoOver')
    expect(await approved()).toBe(2)
  })

  test('are too late where the wait for the applications outlasts the time', async () => {
    const ids = await manyInReview(context, 2)
    const { data: batch } = await decide(of(ids, 500_000))
    context.deps.clock.advance({ minutes: 9, seconds: 59 })
    let late: ReturnType<typeof undo> | undefined
    await transaction(context.deps.db, async (tx) => {
      await lockAllSubmitted(tx, ids)
      late = undo(batch.id)
      await expect.poll(() => blockedQueries(context.deps.db)).toBe(1)
      context.deps.clock.advance({ minutes: 1 })
    })
    expect((await late)?.refusal.code).toBe('education.undoOver')
    expect(await approved()).toBe(2)
  })

  test('leave those that have changed as they were granted, and name them', async () => {
    const ids = await manyInReview(context, 3)
    const [withdrawn = '', again = '', stays = ''] = ids
    const { data: batch } = await decide(of(ids, 500_000))
    await context.api.call(
      contract.withdraw,
      { params: { id: withdrawn }, body: { reason: 'We travel later.' } },
      as(context.teacher),
    )
    context.deps.clock.advance({ minutes: 1 })
    await context.api.call(review.undo, { params: { id: again } }, as(context.chief))
    await context.api.call(review.approve, { params: { id: again }, body: { won: 200_000 } }, as(context.chief))
    const { data } = await undo(batch.id)
    expect([data.undone, data.left.map(({ id }) => id)]).toEqual([[stays], [withdrawn, again]])
    expect(await committed()).toBe(200_000)
  })
})

describe('the list of those that can be decided', () => {
  test('shows the requested amount, the maximum, and the scores', async () => {
    const id = await inReview(context)
    const { data } = await context.api.call(educationApproval.candidates, { query: {} }, as(context.chief))
    expect(data).toMatchObject({
      items: [
        {
          id,
          requested_won: 2_600_000,
          most_won: 2_600_000,
          scored: 0,
          mean: null,
          has_conflict: false,
          country: 'DE',
        },
      ],
      budget: { year: 2027, committed_won: 0 },
      years: [2027],
      total: 1,
    })
  })
})
