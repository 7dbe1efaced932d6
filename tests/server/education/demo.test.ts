import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayInSeoul } from '#contract/days'
import { application as contract } from '#contract/education/application'
import { eligibility, yearAt } from '#contract/education/eligibility'
import { faultsIn } from '#contract/education/faults'
import { reportFaults } from '#contract/education/report/faults'
import { payableWon } from '#contract/education/report/payment'
import { report as reportContract } from '#contract/education/report/report'
import { totalOf } from '#contract/education/scores'
import { applicationStatuses, reportStatuses } from '#contract/education/status'
import { seedAccounts } from '#server/demo/accounts/accounts.seed'
import { seedEducation } from '#server/demo/education/education.seed'
import { account } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { application, applicationDocument, applicationVersion } from '#server/modules/education/education.table'
import { report } from '#server/modules/education/report/report.table'
import { showReport } from '#server/modules/education/report/view.service'
import { applicationAssignee, staffConflict } from '#server/modules/education/staff.table'
import { auditTrail } from '#server/modules/education/trail.service'
import { trailEvent } from '#server/modules/education/trail.table'
import { showOwn } from '#server/modules/education/view.service'
import { yearAtNow } from '#server/modules/education/year.service'
import { educationYear } from '#server/modules/education/year.table'
import { staffNote } from '#server/modules/education-review/notes.table'
import { applicationScore } from '#server/modules/education-review/scores.table'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { countQueries } from '#tests/support/queries'

let deps: TestDeps

beforeAll(async () => {
  deps = await testDeps(await testDatabase())
  await seedAccounts(deps)
  await seedEducation(deps)
})

describe('the demonstration’s applications', () => {
  test('are about 150 of two years, in every status', async () => {
    const rows = await deps.db.select().from(application)
    expect(rows.length).toBeGreaterThanOrEqual(150)
    expect(rows.length).toBeLessThan(170)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(applicationStatuses))
    expect(new Set(rows.map(({ year }) => year)).size).toBeGreaterThanOrEqual(2)
  })

  test('have a trail that passes its audit, in the order of time and never in the future', async () => {
    expect((await auditTrail(deps.db)).fault).toBeNull()
    const rows = await deps.db.select().from(trailEvent).orderBy(trailEvent.seq)
    const times = rows.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.max(...times)).toBeLessThan(deps.clock.now().getTime())
  })

  test('were complete and met the conditions on the day of their submission', async () => {
    const rows = await deps.db
      .select({ app: application, written: applicationVersion.written })
      .from(application)
      .innerJoin(applicationVersion, eq(applicationVersion.application_id, application.id))
    expect(rows.length).toBeGreaterThan(100)
    const documents = await deps.db.select().from(applicationDocument)
    for (const { app, written } of rows) {
      const program = await yearAtNow(deps.db, app.year, deps.clock.now())
      expect(faultsIn(written, program.figures)).toEqual([])
      const kinds = documents.filter((row) => row.application_id === app.id).map(({ kind }) => kind)
      const { verdict } = eligibility(
        { written, documents: kinds },
        yearAt(program, app.submitted_at?.toISOString() ?? ''),
      )
      expect(verdict).toBe('met')
    }
  })

  test('were reviewed by several reviewers, and scored by none who has declared a conflict of interest', async () => {
    const scores = await deps.db.select().from(applicationScore)
    const conflicts = await deps.db.select().from(staffConflict)
    expect(scores.length).toBeGreaterThan(100)
    expect(conflicts.length).toBeGreaterThan(0)
    expect(await deps.db.$count(staffNote)).toBeGreaterThan(10)
    const of = (row: { application_id: string; account_id: string }) => `${row.application_id} ${row.account_id}`
    const out = new Set(conflicts.map(of))
    const assigned = (await deps.db.select().from(applicationAssignee)).map(of)
    expect([...scores.map(of), ...assigned].filter((each) => out.has(each))).toEqual([])
    expect(scores.every(({ points, total }) => totalOf(points) === total && total <= 100)).toBe(true)
  })

  test('have documents that their versions name', async () => {
    const versions = await deps.db.select().from(applicationVersion)
    const kept = new Set((await deps.db.select().from(applicationDocument)).map(({ id }) => id))
    for (const { documents } of versions) {
      expect(documents.length).toBeGreaterThanOrEqual(4)
      expect(documents.filter(({ id }) => !kept.has(id))).toEqual([])
    }
  })

  test('leave each year’s budget with exactly the granted and paid amounts', async () => {
    const rows = await deps.db
      .select({ app: application, paid: report.paid_won })
      .from(application)
      .leftJoin(report, eq(report.application_id, application.id))
    for (const year of new Set(rows.map(({ app }) => app.year))) {
      const ofYear = rows.filter(({ app }) => app.year === year)
      const paid = ofYear.reduce((sum, row) => sum + (row.paid ?? 0), 0)
      const waiting = ofYear.filter(({ app }) => app.status !== 'completed')
      const granted = waiting.reduce((sum, { app }) => sum + (app.granted_won ?? 0), 0)
      const [row] = await deps.db.select().from(educationYear).where(eq(educationYear.year, year))
      expect([row?.paid_won, row?.committed_won]).toEqual([paid, paid + granted])
      expect(paid === 0 || paid + granted < (row?.budget_won ?? 0)).toBe(true)
    }
  })

  test('have reports in each status, soon due and late, that explain their differences', async () => {
    const today = dayInSeoul(deps.clock.now())
    const rows = await deps.db
      .select({ app: application, about: report })
      .from(application)
      .innerJoin(report, eq(report.application_id, application.id))
    expect(new Set(rows.map(({ app }) => app.status))).toEqual(new Set(reportStatuses))
    const due = rows.filter(({ app }) => app.status === 'report_due').map(({ about }) => about.due)
    expect([due.some((day) => day < today), due.some((day) => day >= today)]).toEqual([true, true])
    for (const { app, about } of rows) {
      const shown = await showReport(deps, { accountId: app.account_id, id: app.id })
      reportContract.detail.data.parse(shown)
      expect(about.paid_won ?? 0).toBeLessThanOrEqual(app.granted_won ?? 0)
      if (app.status === 'report_due') continue
      const files = new Map(shown.files.map(({ id, kind }) => [id, kind]))
      const scene = { ...shown, figures: shown.program.figures, files, today }
      expect(reportFaults(shown.written, scene)).toEqual([])
      if (app.status !== 'completed') continue
      expect(payableWon(shown.written.receipts.lines, shown.decisions, shown.granted_won)).toBe(about.paid_won)
    }
  })

  test('of the accounts with a sign-in can be opened, one of them returned for changes', async () => {
    const [who] = await deps.db.select().from(account).where(eq(account.email, 'applicant@naru.test'))
    const token = await issueToken(deps.db, deps.clock.now(), who?.id ?? '', 'travel')
    const api = testApi(deps)
    const { data } = await api.call(contract.list, { query: {} }, { token })
    expect(data.items.map(({ status }) => status).toSorted()).toEqual([
      'approved',
      'completed',
      'rejected',
      'revision_requested',
    ])
    const open = data.items.find(({ status }) => status === 'revision_requested')
    const one = await api.call(contract.detail, { params: { id: open?.id ?? '' } }, { token })
    expect(one.data.open).toHaveLength(1)
    const file = `/api/v1/education/applications/${open?.id}/documents/${one.data.documents[0]?.id}`
    const sent = await api.app.request(file, { headers: { Authorization: `Bearer ${token}` } })
    expect(Buffer.from(await sent.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/)
  })

  test('all match the contract', async () => {
    const rows = await deps.db.select().from(application)
    for (const { id, account_id } of rows)
      contract.detail.data.parse(await showOwn(deps, { accountId: account_id, id }))
  })

  test('take few statements, so that the first start is not slower', async () => {
    const fresh = await testDeps(await testDatabase())
    await seedAccounts(fresh)
    const { queries } = await countQueries(() => seedEducation(fresh))
    expect(queries).toBeLessThan(50)
  })
})
