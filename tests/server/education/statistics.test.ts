import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { application } from '#contract/education/application'
import { review } from '#contract/education/review'
import { reviewDays } from '#contract/education/review-list'
import { educationStatistics } from '#contract/education/statistics'
import { inquiry } from '#contract/inquiry'
import { application as applicationTable } from '#server/modules/education/education.table'
import { applicationAssignee, staffConflict } from '#server/modules/education/staff.table'
import { budgetWon } from '#server/modules/education/year.defaults'
import { anEducationContext, aSubmitted, as, aWritten, type EducationContext, inReview } from '#tests/support/education'
import { anAccount } from '#tests/support/factories'

let context: EducationContext
beforeEach(async () => {
  context = await anEducationContext()
})

const figures = async (year?: number) => {
  // Each time a new one: the clock moves by more than a session of the desk lasts.
  const reviewer = await anAccount(context.deps, { area: 'admin', role: 'reviewer' })
  return (await context.api.call(educationStatistics.ofYear, { query: { year } }, as(reviewer))).data
}
const fromJapan = () => {
  const written = aWritten(dayInSeoul(context.deps.clock.now()))
  const lines = [{ item: 'interpreter', quantity: 5 }]
  return { ...written, contact: { ...written.contact, country: 'JP' }, support: { ...written.support, lines } }
}

describe('the figures of a year (product §3)', () => {
  test('are those of the submissions, by status, month, country and amount', async () => {
    const { api, chief, teacher } = context
    await aSubmitted(context)
    const id = await inReview(context, teacher, fromJapan())
    await api.call(application.create, {}, { ...as(teacher), headers: { 'Idempotency-Key': crypto.randomUUID() } })
    await api.call(review.approve, { params: { id }, body: { won: 900_000 } }, as(chief))
    const shown = await figures()
    expect(shown).toMatchObject({
      year: 2027,
      years: [2028, 2027],
      counts: { submitted: 1, approved: 1 },
      months: [{ month: '2027-03', applications: 2, requested_won: 3_600_000, granted_won: 900_000 }],
      countries: [
        { country: 'DE', applications: 1, requested_won: 2_600_000, granted_won: 0 },
        { country: 'JP', applications: 1, requested_won: 1_000_000, granted_won: 900_000 },
      ],
      budget: {
        budget_won: budgetWon,
        requested_won: 3_600_000,
        open_won: 2_600_000,
        committed_won: 900_000,
        paid_won: 0,
        left_won: budgetWon - 900_000,
      },
    })
    expect(shown.counts.draft).toBeUndefined()
    expect(shown.amounts.map(({ from_won, to_won, applications }) => [from_won, to_won, applications])).toEqual([
      [0, 2_000_000, 1],
      [2_000_000, 4_000_000, 1],
      [4_000_000, 6_000_000, 0],
      [6_000_000, null, 0],
    ])
  })

  test('count an amount at the end of a band in that band', async () => {
    const [id = ''] = [await aSubmitted(context)]
    const at = async (requested_won: number) => {
      await context.deps.db.update(applicationTable).set({ requested_won }).where(eq(applicationTable.id, id))
      return (await figures()).amounts.findIndex(({ applications }) => applications === 1)
    }
    expect([await at(1), await at(2_000_000), await at(2_000_001), await at(6_000_000), await at(6_000_001)]).toEqual([
      0, 0, 1, 2, 3,
    ])
  })

  test('are of an existing year, and for the desk only', async () => {
    const ask = (token: string, year?: number) =>
      context.api.call(educationStatistics.ofYear, { query: { year } }, { token })
    expect((await figures(2028)).counts).toEqual({})
    expect((await ask(context.chief.token, 2031)).status).toBe(404)
    for (const [role, status] of [
      ['operator', 200],
      ['gate-staff', 403],
    ] as const) {
      const { token } = await anAccount(context.deps, { area: 'admin', role })
      expect((await ask(token)).status).toBe(status)
    }
    expect((await ask(context.teacher.token)).status).toBe(401)
  })
})

describe('pending work of the desk', () => {
  test('is sorted longest waiting first, and is late after the set number of days', async () => {
    const { deps, teacher } = context
    const first = await inReview(context)
    deps.clock.advance({ days: 1 })
    const second = await aSubmitted(context, teacher)
    const { waiting, queues, late_total } = await figures()
    expect(waiting.map(({ id, status }) => [id, status])).toEqual([
      [first, 'in_review'],
      [second, 'submitted'],
    ])
    expect(queues.map(({ status, count }) => [status, count])).toEqual([
      ['submitted', 1],
      ['resubmitted', 0],
      ['in_review', 1],
      ['report_submitted', 0],
    ])
    expect(late_total).toBe(0)
    deps.clock.advance({ days: reviewDays })
    const { late, ...later } = await figures()
    expect(late.map(({ id, days }) => [id, days])).toEqual([[first, reviewDays + 1]])
    expect([later.late_total, later.queues.map((queue) => queue.late)]).toEqual([1, [0, 0, 1, 0]])
  })

  test('starts with the reader’s own assignments, and excludes what the reader is excluded from', async () => {
    const { api, chief, deps, reviewer, teacher } = context
    const first = await inReview(context)
    const second = await inReview(context, teacher)
    const shown = async () => {
      const { data } = await api.call(educationStatistics.ofYear, {}, as(reviewer))
      return data.waiting.map(({ id, is_mine }) => [id, is_mine])
    }
    await deps.db
      .insert(applicationAssignee)
      .values({ application_id: second, account_id: reviewer.id, assigned_at: deps.clock.now() })
    expect(await shown()).toEqual([
      [second, true],
      [first, false],
    ])
    await deps.db
      .insert(staffConflict)
      .values({ application_id: first, account_id: reviewer.id, words: 'My school', declared_at: deps.clock.now() })
    expect(await shown()).toEqual([[second, true]])
    expect((await api.call(educationStatistics.ofYear, {}, as(chief))).data.waiting).toHaveLength(2)
  })

  test('includes overdue reports, from the day after they were due', async () => {
    const { deps } = context
    const id = await aSubmitted(context)
    const today = dayInSeoul(deps.clock.now())
    const left = async (days: number) => {
      const change = { status: 'report_due', departure: addDays(today, -days) } as const
      await deps.db.update(applicationTable).set(change).where(eq(applicationTable.id, id))
      return (await figures()).late.map(({ days }) => days)
    }
    expect([await left(14), await left(15), await left(20)]).toEqual([[], [1], [6]])
    expect((await figures()).late_total).toBe(1)
  })

  test('includes unanswered questions', async () => {
    const { api, deps, teacher } = context
    expect((await figures()).questions).toEqual({ count: 0, since: null })
    const body = { type: 'other', title: 'One thing', content: 'We would like to know one thing.' } as const
    await api.call(inquiry.ask, { params: { site: 'edu-travel' }, body }, as(teacher))
    expect((await figures()).questions).toEqual({ count: 1, since: deps.clock.now().toISOString() })
  })
})
