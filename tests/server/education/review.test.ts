import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { application as contract } from '#contract/education/application'
import { review } from '#contract/education/review'
import { reviewList } from '#contract/education/review-list'
import { transaction } from '#server/db/connect'
import { accessToken } from '#server/modules/accounts/accounts.table'
import { takeBack } from '#server/modules/education/decide.service'
import { application } from '#server/modules/education/education.table'
import { lockSubmitted } from '#server/modules/education/states.service'
import { auditTrail } from '#server/modules/education/trail.service'
import { educationYear } from '#server/modules/education/year.table'
import { numbersOf } from '#tests/support/counts'
import { blockedQueries, openConnections } from '#tests/support/database'
import {
  aDraft,
  anApplicant,
  anEducationContext,
  aSubmitted,
  as,
  aWritten,
  type EducationContext,
  inReview,
  manyInReview,
  shown,
  submit,
} from '#tests/support/education'

let context: EducationContext

beforeEach(async () => {
  context = await anEducationContext()
})

const approve = (id: string, won = 1_000_000, who = context.chief) =>
  context.api.call(review.approve, { params: { id }, body: { won } }, as(who))
const reject = (id: string) =>
  context.api.call(review.reject, { params: { id }, body: { reason: 'The stay is too short.' } }, as(context.chief))
const undo = (id: string) => context.api.call(review.undo, { params: { id } }, as(context.chief))
const year = async () => (await context.deps.db.select().from(educationYear).where(eq(educationYear.year, 2027)))[0]
const mails = async () => {
  await context.deps.jobs.drain(context.deps)
  return context.deps.mails.map(({ subject }) => subject)
}

describe('the reviewers’ desk (product §3, §6)', () => {
  test('shows submissions and never a draft', async () => {
    const { id } = await aDraft(context, context.teacher)
    expect((await context.api.call(review.detail, { params: { id } }, as(context.reviewer))).status).toBe(404)
    const submitted = await aSubmitted(context)
    const { data } = await context.api.call(reviewList.list, { query: {} }, as(context.reviewer))
    expect([data.items.map((row) => row.id), data.counts.submitted, data.total.count]).toEqual([
      [submitted],
      { count: 1, more: false },
      1,
    ])
    expect(
      (await context.api.call(review.detail, { params: { id: submitted } }, as(context.reviewer))).data,
    ).toMatchObject({
      account_email: context.teacher.email,
      undo_until: null,
    })
  })

  test('sorts those of a status by their time in it', async () => {
    const first = await aSubmitted(context)
    context.deps.clock.advance({ minutes: 1 })
    const second = await aSubmitted(context)
    await context.api.call(review.start, { params: { id: first } }, as(context.reviewer))
    context.deps.clock.advance({ minutes: 1 })
    const third = await aSubmitted(context)
    const { data } = await context.api.call(
      reviewList.list,
      { query: { status: 'submitted', sort: 'status_at' } },
      as(context.reviewer),
    )
    expect(data.items.map(({ id }) => id)).toEqual([second, third])
    expect(numbersOf(data.counts)).toMatchObject({ draft: 0, submitted: 2, in_review: 1 })
  })

  test('lets a reviewer request changes but not decide', async () => {
    const id = await inReview(context)
    expect((await approve(id, 1, context.reviewer)).status).toBe(403)
    expect((await context.api.call(review.undo, { params: { id } }, as(context.reviewer))).status).toBe(403)
  })

  test('lists a revision as it was submitted, not as it is being typed', async () => {
    const id = await inReview(context)
    const sections = [
      { section: 'contact' as const, comments: [{ field: '', text: 'Write the full name of the school.' }] },
      { section: 'trip' as const, comments: [{ field: '', text: 'Come two days later, please.' }] },
    ]
    await context.api.call(review.askBack, { params: { id }, body: { sections } }, as(context.reviewer))
    const written = aWritten('2027-03-02', 32)
    const organization = 'Maple Hill Upper School'
    const value = { contact: { ...written.contact, organization }, trip: written.trip }
    for (const section of ['contact', 'trip'] as const) {
      const { saved } = await shown(context, context.teacher, id)
      const body = { section, base: saved[section].version, value: value[section] } as never
      await context.api.call(contract.save, { params: { id }, body }, as(context.teacher))
    }
    const listed = async () => {
      const { data } = await context.api.call(reviewList.list, { query: {} }, as(context.reviewer))
      return data.items.map((row) => [row.organization, row.arrival])
    }
    expect(await listed()).toEqual([['Maple Hill School', '2027-04-01']])
    expect((await submit(context, context.teacher, id)).status).toBe(200)
    expect(await listed()).toEqual([[organization, '2027-04-03']])
  })

  test('finds a school by its Korean name however its letters are composed', async () => {
    const written = aWritten('2027-03-02')
    const organization = '한강고등학교'
    const contact = { ...written.contact, organization: organization.normalize('NFD') }
    const id = await aSubmitted(context, context.teacher, { ...written, contact })
    for (const q of [organization, organization.normalize('NFD')]) {
      const { data } = await context.api.call(reviewList.list, { query: { q } }, as(context.reviewer))
      expect(data.items.map((row) => row.id)).toEqual([id])
    }
  })

  test('sends no comment with a placeholder that was left unfilled, and names each section once', async () => {
    const id = await inReview(context)
    const ask = (text: string) =>
      context.api.call(
        review.askBack,
        { params: { id }, body: { sections: [{ section: 'trip', comments: [{ field: '', text }] }] } },
        as(context.reviewer),
      )
    expect((await ask('Dear {{name}}, where do you stay?')).refusal.code).toBe('textBlocks.unfilled')
    const twice = ['Where do you stay at night?', 'And who comes with you?'].map((text) => ({
      section: 'trip' as const,
      comments: [{ field: '', text }],
    }))
    const body = { sections: twice }
    const doubled = await context.api.call(review.askBack, { params: { id }, body }, as(context.reviewer))
    expect(doubled.refusal).toMatchObject({ code: 'validation.invalid', field: 'sections' })
    expect((await ask('Where do you stay at night?')).status).toBe(200)
  })

  test('refuses an action that the table of transitions lacks', async () => {
    const id = await aSubmitted(context)
    for (const answer of [await approve(id), await reject(id), await undo(id)])
      expect([answer.status, answer.refusal.code]).toEqual([409, 'education.step'])
  })
})

describe('a decision (product §4)', () => {
  test('deducts the grant from the budget, and never exceeds the request or the maximum for the group’s size', async () => {
    const id = await inReview(context)
    expect((await approve(id, 2_600_001)).refusal).toMatchObject({ code: 'education.aboveRequested', field: 'won' })
    const { data } = await approve(id, 2_600_000)
    expect(data).toMatchObject({ status: 'approved', granted_won: 2_600_000, undo_until: '2027-03-02T03:10:00.000Z' })
    expect((await year())?.committed_won).toBe(2_600_000)
  })

  test('is not announced while it can be undone, neither by mail nor on the page', async () => {
    const id = await inReview(context)
    await mails()
    await approve(id)
    expect(await mails()).toHaveLength(1)
    const early = await shown(context, context.teacher, id)
    expect([early.status, early.granted_won, early.timeline.at(-1)?.act]).toEqual(['in_review', null, 'start_review'])
    const { data } = await context.api.call(contract.list, { query: {} }, as(context.teacher))
    expect(data.items[0]?.status).toBe('in_review')
    context.deps.clock.advance({ minutes: 10 })
    expect((await mails()).at(-1)).toMatch(/is approved/)
    const late = await shown(context, context.teacher, id)
    expect([late.status, late.granted_won, late.timeline.at(-1)?.act]).toEqual(['approved', 1_000_000, 'approve'])
  })

  test('to reject includes its reason', async () => {
    const id = await inReview(context)
    await reject(id)
    context.deps.clock.advance({ minutes: 10 })
    await mails()
    expect(context.deps.mails.at(-1)?.text).toContain('The stay is too short.')
    expect((await shown(context, context.teacher, id)).timeline.at(-1)).toMatchObject({
      act: 'reject',
      by: 'desk',
      name: '',
      words: 'The stay is too short.',
    })
  })

  test('can be undone for ten minutes: the amount returns to the budget, and no notification is sent', async () => {
    const id = await inReview(context)
    await approve(id)
    context.deps.clock.advance({ minutes: 9, seconds: 59 })
    expect((await undo(id)).data).toMatchObject({ status: 'in_review', granted_won: null, undo_until: null })
    expect((await year())?.committed_won).toBe(0)
    context.deps.clock.advance({ minutes: 30 })
    expect(await mails()).toHaveLength(1)
    const acts = (await shown(context, context.teacher, id)).timeline.map(({ act }) => act)
    expect(acts).toEqual(['create', 'submit', 'start_review'])
  })

  test('is never shown if the applicant withdraws while it can be undone, but is if they withdraw later', async () => {
    const acts = async (minutes: number) => {
      const id = await inReview(context)
      await approve(id)
      context.deps.clock.advance({ minutes })
      await context.api.call(contract.withdraw, { params: { id }, body: { reason: 'No coach.' } }, as(context.teacher))
      context.deps.clock.advance({ minutes: 30 })
      return (await shown(context, context.teacher, id)).timeline.slice(2).map(({ act }) => act)
    }
    expect(await acts(9)).toEqual(['start_review', 'withdraw'])
    expect(await acts(10)).toEqual(['start_review', 'approve', 'withdraw'])
    expect(await mails()).not.toContainEqual(expect.stringMatching(/is approved/))
  })

  test('whose undo is under way when the time for it ends is not announced', async () => {
    const id = await inReview(context)
    await mails()
    await approve(id)
    context.deps.clock.advance({ minutes: 9, seconds: 59 })
    let sent: Promise<string[]> | undefined
    await transaction(context.deps.db, async (tx) => {
      const chief = { kind: 'chief', id: context.chief.id } as const
      await takeBack(tx, await lockSubmitted(tx, id), chief, context.deps.clock.now())
      context.deps.clock.advance({ minutes: 1 })
      sent = mails()
      await expect.poll(() => blockedQueries(context.deps.db)).toBe(1)
    })
    expect(await sent).toHaveLength(1)
  })

  test('that was undone and made again is announced once', async () => {
    const id = await inReview(context)
    await mails()
    await approve(id)
    context.deps.clock.advance({ minutes: 1 })
    await undo(id)
    await reject(id)
    context.deps.clock.advance({ minutes: 10 })
    expect((await mails()).slice(1)).toEqual([expect.stringContaining('About your application')])
  })

  test('cannot be undone after ten minutes', async () => {
    const id = await inReview(context)
    await approve(id)
    context.deps.clock.advance({ minutes: 10 })
    expect((await undo(id)).refusal.code).toBe('education.undoOver')
  })

  test('to grant returns the amount to the budget when the application is withdrawn, until the trip begins', async () => {
    const id = await inReview(context)
    await approve(id)
    const withdraw = () =>
      context.api.call(contract.withdraw, { params: { id }, body: { reason: 'We travel later.' } }, as(context.teacher))
    await context.deps.db.update(application).set({ arrival: '2027-03-02' })
    expect((await withdraw()).refusal.code).toBe('education.step')
    await context.deps.db.update(application).set({ arrival: '2027-03-03' })
    expect((await withdraw()).data).toMatchObject({ status: 'withdrawn', granted_won: null })
    expect((await year())?.committed_won).toBe(0)
  })
})

describe('the budget of a year (product §4)', () => {
  test('ends at exactly the available amount when fifty approvals race for the last of it', async () => {
    const ids = await manyInReview(context, 50)
    await context.deps.db.update(educationYear).set({ budget_won: 2_500_000 })
    await openConnections(context.deps.db)
    const answers = await Promise.all(ids.map((id) => approve(id, 100_000)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25)
    expect(new Set(refused.map(({ refusal }) => refusal.code))).toEqual(new Set(['education.budget']))
    expect((await year())?.committed_won).toBe(2_500_000)
    expect(await context.deps.db.$count(application, eq(application.status, 'approved'))).toBe(25)
  })

  test('would be overdrawn by the same race without the row’s check (control)', async () => {
    const ids = await manyInReview(context, 30)
    await context.deps.db.update(educationYear).set({ budget_won: 2_500_000 })
    await context.deps.db.execute(sql`alter table education_year drop constraint education_year_budget`)
    await openConnections(context.deps.db)
    await Promise.all(ids.map((id) => approve(id, 100_000)))
    expect((await year())?.committed_won).toBe(3_000_000)
  })

  test('contains exactly what decisions and undos left of it, when they race', async () => {
    const ids = await manyInReview(context, 12)
    await openConnections(context.deps.db)
    await Promise.all(ids.map((id) => approve(id, 100_000)))
    await Promise.all(ids.flatMap((id) => [undo(id), undo(id)]))
    expect((await year())?.committed_won).toBe(0)
  })
})

describe('the day after the departure (product §4)', () => {
  test('a report is due, by the clock and by Seoul’s days', async () => {
    const id = await inReview(context)
    await approve(id)
    const run = async () => {
      await context.deps.jobs.enqueue(context.deps.db, 'end-trips', {})
      await context.deps.jobs.drain(context.deps)
      const [row] = await context.deps.db.select().from(application).where(eq(application.id, id))
      return row?.status
    }
    context.deps.clock.set(new Date('2027-04-03T14:59:59.999Z'))
    expect(await run()).toBe('approved')
    context.deps.clock.set(new Date('2027-04-03T15:00:00Z'))
    expect(await run()).toBe('report_due')
    expect((await auditTrail(context.deps.db)).fault).toBeNull()
  })

  test('leaves a decision alone that can still be undone, so that its mail is sent first', async () => {
    const id = await inReview(context)
    context.deps.clock.set(new Date('2027-04-10T00:00:00Z'))
    await context.deps.db.update(accessToken).set({ expires_at: new Date('2027-12-31T00:00:00Z') })
    await approve(id)
    const run = async () => {
      await context.deps.jobs.enqueue(context.deps.db, 'end-trips', {})
      await context.deps.jobs.drain(context.deps)
      return (await context.api.call(review.detail, { params: { id } }, as(context.chief))).data.status
    }
    expect(await run()).toBe('approved')
    expect((await undo(id)).status).toBe(200)
    await approve(id)
    context.deps.clock.advance({ minutes: 10 })
    expect((await mails()).at(-1)).toMatch(/is approved/)
    expect(await run()).toBe('report_due')
  })

  test('leaves unapproved applications alone', async () => {
    const id = await inReview(context, await anApplicant(context.deps))
    context.deps.clock.set(new Date('2027-05-01T00:00:00Z'))
    await context.deps.jobs.enqueue(context.deps.db, 'end-trips', {})
    await context.deps.jobs.drain(context.deps)
    const [row] = await context.deps.db.select().from(application).where(eq(application.id, id))
    expect(row?.status).toBe('in_review')
  })
})
