import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { reportDesk, reportSorts } from '#contract/education/report/desk'
import type { Receipt } from '#contract/education/report/sections'
import { educationStaff } from '#contract/education/staff'
import type { CallInput } from '#contract/endpoint'
import { application } from '#server/modules/education/education.table'
import { report } from '#server/modules/education/report/report.table'
import { auditTrail } from '#server/modules/education/trail.service'
import { trailEvent } from '#server/modules/education/trail.table'
import { educationYear } from '#server/modules/education/year.table'
import { openConnections } from '#tests/support/database'
import { anEducationContext, as, type EducationContext } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'
import { accept, aReceipt, aReport, complete, grantedWon, reportOf } from '#tests/support/reports'

let context: EducationContext

beforeEach(async () => {
  context = await anEducationContext()
})

const year = async () => {
  const [row] = await context.deps.db.select().from(educationYear).where(eq(educationYear.year, 2027))
  if (!row) throw new Error('no year')
  return row
}
const receiptsOf = async (id: string): Promise<Receipt[]> =>
  (await reportOf(context, id, context.teacher)).written.receipts.lines
const twoReceipts = async (id: string) => [
  await aReceipt(context, id, { won: 1_500_000 }),
  await aReceipt(context, id, { won: 700_000, what: 'Interpreter', item: 'interpreter' }),
]
/** Compares the figures in the year's row with those of the applications. */
async function expectLedger(): Promise<void> {
  const { budget_won, committed_won, paid_won } = await year()
  const rows = await context.deps.db
    .select({ status: application.status, granted: application.granted_won, paid: report.paid_won })
    .from(application)
    .leftJoin(report, eq(report.application_id, application.id))
  const paid = rows.reduce((sum, row) => sum + (row.paid ?? 0), 0)
  const waiting = rows.reduce((sum, { status, granted }) => sum + (status === 'completed' ? 0 : (granted ?? 0)), 0)
  expect([paid_won, committed_won]).toEqual([paid, paid + waiting])
  expect(paid + waiting + (budget_won - committed_won)).toBe(budget_won)
}

describe('the amounts of a report (product §4)', () => {
  test('are accepted line by line, never above the receipt, and less only with a reason', async () => {
    const id = await aReport(context, twoReceipts)
    const [first] = await receiptsOf(id)
    if (!first) throw new Error('no receipt')
    expect((await accept(context, id, first.id, 1_500_001)).refusal.code).toBe('education.aboveReceipt')
    for (const words of ['', '\u200b'])
      expect((await accept(context, id, first.id, 1_000_000, words)).refusal.code).toBe('education.lessNeedsWords')
    expect((await accept(context, id, crypto.randomUUID(), 1)).status).toBe(404)
    expect((await accept(context, id, first.id, 1_000_000, 'Without the parking fee.')).data.decisions).toEqual([
      { receipt: first.id, accepted_won: 1_000_000, words: 'Without the parking fee.' },
    ])
    expect((await accept(context, id, first.id, 1_500_000)).data.decisions[0]?.accepted_won).toBe(1_500_000)
  })

  test('are never raised by a reviewer who has not seen a colleague’s deduction, also in parallel', async () => {
    const id = await aReport(context, twoReceipts)
    const [first, second] = (await receiptsOf(id)).map((each) => each.id)
    await accept(context, id, first ?? '', 1_000_000, 'Without the parking fee.')
    // A one-click acceptance assumes that the receipt was undecided when the page was shown.
    const late = await accept(context, id, first ?? '', 1_500_000, '', null)
    expect([late.status, late.refusal.code]).toEqual([409, 'education.receiptDecided'])
    const both = await Promise.all([
      accept(context, id, second ?? '', 700_000, '', null),
      accept(context, id, second ?? '', 500_000, 'Half a day.', null),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { data } = await context.api.call(reportDesk.detail, { params: { id } }, as(context.reviewer))
    expect(data.decisions).toHaveLength(2)
    expect(data.decisions.find(({ receipt }) => receipt === first)?.accepted_won).toBe(1_000_000)
    expect(data.decisions.find(({ receipt }) => receipt === second)).toEqual(
      both.find(({ status }) => status === 200)?.data.decisions.find(({ receipt }) => receipt === second),
    )
  })

  test('are paid by a chief only, and not before every receipt is decided', async () => {
    const id = await aReport(context, twoReceipts)
    const [first, second] = await receiptsOf(id)
    await accept(context, id, first?.id ?? '', 1_500_000)
    expect((await complete(context, id, 1_500_000, context.reviewer)).status).toBe(403)
    expect((await complete(context, id, 1_500_000)).refusal.code).toBe('education.receiptsUndecided')
    await accept(context, id, second?.id ?? '', 0, 'Not legible.')
    expect((await complete(context, id, 1_499_999)).refusal.code).toBe('education.paymentChanged')
    const { data } = await complete(context, id, 1_500_000)
    expect(data).toMatchObject({
      status: 'completed',
      payment: { won: 1_500_000, paid_on: '2027-04-20', reference: 'TR-1' },
    })
    expect((await accept(context, id, first?.id ?? '', 1_500_000)).refusal.code).toBe('education.step')
  })

  test('cannot be decided or paid by a reviewer who has declared a conflict of interest', async () => {
    const id = await aReport(context, twoReceipts)
    const [first, second] = await receiptsOf(id)
    const declare = (who: Person) =>
      context.api.call(
        educationStaff.declareConflict,
        { params: { id }, body: { words: 'My sister teaches there.' } },
        as(who),
      )
    await declare(context.reviewer)
    expect((await accept(context, id, first?.id ?? '', 1_500_000)).refusal.code).toBe('education.conflict')
    const other = await anAccount(context.deps, { area: 'admin', role: 'reviewer' })
    for (const { id: receipt, won } of [first, second].flatMap((each) => each ?? []))
      await accept({ ...context, reviewer: other }, id, receipt, won ?? 0)
    await declare(context.chief)
    expect((await complete(context, id, grantedWon)).refusal.code).toBe('education.conflict')
    expect((await year()).paid_won).toBe(0)
  })

  test('are capped by the grant', async () => {
    const id = await aReport(context, twoReceipts)
    for (const { id: receipt, won } of await receiptsOf(id)) await accept(context, id, receipt, won ?? 0)
    expect((await complete(context, id, 2_200_000)).refusal.code).toBe('education.paymentChanged')
    expect((await complete(context, id, grantedWon)).data?.payment?.won).toBe(grantedWon)
    await expectLedger()
  })

  test('that were not used return to the budget of the year', async () => {
    const id = await aReport(context, twoReceipts)
    const [first, second] = await receiptsOf(id)
    await accept(context, id, first?.id ?? '', 1_500_000)
    await accept(context, id, second?.id ?? '', 0, 'Not legible.')
    expect((await year()).committed_won).toBe(grantedWon)
    await complete(context, id, 1_500_000)
    expect(await year()).toMatchObject({ committed_won: 1_500_000, paid_won: 1_500_000 })
    await expectLedger()
    const entries = await context.deps.db.select().from(trailEvent).where(eq(trailEvent.application_id, id))
    expect(entries.slice(-3).map(({ act, detail }) => [act, detail.won])).toEqual([
      ['accept_receipt', 1_500_000],
      ['accept_receipt', 0],
      ['complete', 1_500_000],
    ])
    expect((await auditTrail(context.deps.db)).fault).toBeNull()
  })

  test('are visible to the applicant once they are paid, and mailed with what was not accepted', async () => {
    const id = await aReport(context, twoReceipts)
    const [first, second] = await receiptsOf(id)
    await accept(context, id, first?.id ?? '', 1_500_000)
    await accept(context, id, second?.id ?? '', 500_000, 'Two hours only.')
    expect((await reportOf(context, id, context.teacher)).decisions).toEqual([])
    await complete(context, id, grantedWon)
    expect((await reportOf(context, id, context.teacher)).decisions).toHaveLength(2)
    await context.deps.jobs.drain(context.deps)
    expect(context.deps.mails.at(-1)?.text).toContain('Interpreter: ₩500,000 of ₩700,000')
    expect(context.deps.mails.at(-1)?.text).toContain('Two hours only.')
  })
})

describe('parallel payments of one year (product §4)', () => {
  /** `count` waiting reports, each with one accepted receipt of half of the granted amount. */
  async function many(count: number): Promise<string[]> {
    const id = await aReport(context, async (of) => [
      await aReceipt(context, of, { won: 1_500_000 }),
      await aReceipt(context, of, { won: 700_000 }),
    ])
    const [first, second] = await receiptsOf(id)
    await accept(context, id, first?.id ?? '', 1_000_000, 'Half.')
    await accept(context, id, second?.id ?? '', 0, 'Not legible.')
    const { db } = context.deps
    await db.execute(sql`
      insert into education_application (number, year, account_id, status, students, versions, submitted_at, granted_won, departure, trail_seq, trail_hash)
      select 'ST27-' || n, year, account_id, status, students, versions, submitted_at, granted_won, departure, trail_seq, trail_hash
      from education_application, generate_series(2, ${count}) n where id = ${id}`)
    const others = sql`education_application a where a.id <> ${id} and r.application_id = ${id}`
    await db.execute(sql`
      insert into education_version (application_id, number, written, documents, submitted_at, submitted_by)
      select a.id, r.number, r.written, r.documents, r.submitted_at, r.submitted_by from education_version r, ${others}`)
    await db.execute(sql`
      insert into education_report (application_id, due, versions, submitted_at, claimed_won, differences)
      select a.id, r.due, r.versions, r.submitted_at, r.claimed_won, r.differences from education_report r, ${others}`)
    await db.execute(sql`
      insert into education_report_section (application_id, section, version, value, saved_at, saved_by)
      select a.id, r.section, r.version, r.value, r.saved_at, r.saved_by from education_report_section r, ${others}`)
    await db.execute(sql`
      insert into education_report_version (application_id, number, written, submitted_at, submitted_by)
      select a.id, r.number, r.written, r.submitted_at, r.submitted_by from education_report_version r, ${others}`)
    await db.execute(sql`
      insert into education_receipt_decision (application_id, receipt, accepted_won, words, decided_at, decided_by)
      select a.id, r.receipt, r.accepted_won, r.words, r.decided_at, r.decided_by from education_receipt_decision r, ${others}`)
    await db
      .update(educationYear)
      .set({ committed_won: count * grantedWon })
      .where(eq(educationYear.year, 2027))
    return (await db.select({ id: application.id }).from(application)).map((row) => row.id)
  }

  test('leave exactly the paid amount committed, each paid once however often it is requested', async () => {
    const ids = await many(12)
    await openConnections(context.deps.db)
    const answers = await Promise.all([...ids, ...ids].map((id) => complete(context, id, 1_000_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    expect(await year()).toMatchObject({ committed_won: 12_000_000, paid_won: 12_000_000 })
    await expectLedger()
    expect(await context.deps.db.$count(trailEvent, eq(trailEvent.act, 'complete'))).toBe(12)
  })

  test('would lose some in the same race if the row were read first and written afterwards (control)', async () => {
    const { db } = context.deps
    await db.update(educationYear).set({ committed_won: 24_000_000 }).where(eq(educationYear.year, 2027))
    await openConnections(db)
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { committed_won, paid_won } = await year()
        await db
          .update(educationYear)
          .set({ committed_won: committed_won - 1_000_000, paid_won: paid_won + 1_000_000 })
          .where(eq(educationYear.year, 2027))
      }),
    )
    expect((await year()).paid_won).toBeLessThan(12_000_000)
  })
})

describe('the desk’s list of reports (product §3)', () => {
  test('counts by status, filters by lateness and words', async () => {
    const id = await aReport(context, twoReceipts)
    const ask = async (query: CallInput<typeof reportDesk.list>['query'] = {}) =>
      (await context.api.call(reportDesk.list, { query }, as(context.reviewer))).data
    expect(await ask()).toMatchObject({
      items: [{ id, due: '2027-04-17', claimed_won: 2_200_000, differences: 1, paid_won: null }],
      counts: { report_submitted: { count: 1, more: false } },
    })
    expect((await ask({ status: 'report_due' })).items).toEqual([])
    expect((await ask({ q: 'no such school' })).items).toEqual([])
    const [{ number } = { number: '' }] = (await ask()).items
    expect((await ask({ q: number })).items).toHaveLength(1)
    for (const sort of reportSorts) expect((await ask({ sort })).items).toHaveLength(1)
    await context.deps.db.update(application).set({ status: 'report_due' })
    context.deps.clock.set(new Date('2027-04-17T14:59:59Z'))
    expect((await ask({ late: '1' })).items).toEqual([])
    context.deps.clock.set(new Date('2027-04-17T15:00:00Z'))
    expect(await ask({ late: '1' })).toMatchObject({ items: [{ id, is_late: true }], total: { count: 1 } })
  })

  test('shows a report once it was submitted, never a draft', async () => {
    const id = await aReport(context, twoReceipts)
    const { data } = await context.api.call(reportDesk.detail, { params: { id } }, as(context.reviewer))
    expect(data).toMatchObject({ account_email: context.teacher.email, status: 'report_submitted' })
    await context.deps.db.update(report).set({ submitted_at: null })
    expect((await context.api.call(reportDesk.detail, { params: { id } }, as(context.reviewer))).status).toBe(404)
  })
})
