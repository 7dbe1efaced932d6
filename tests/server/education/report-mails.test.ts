import { beforeEach, describe, expect, test } from 'vitest'
import { reportDesk } from '#contract/education/report/desk'
import { reminderFor, remindReports } from '#server/modules/education/report/remind.service'
import { openConnections } from '#tests/support/database'
import { anApplicant, anEducationContext, as, type EducationContext } from '#tests/support/education'
import { afterTrips, aReport, aReportDue, runJob } from '#tests/support/reports'

let context: EducationContext

beforeEach(async () => {
  context = await anEducationContext()
})

/** Subjects of the mails added by the reminders at a given time in Seoul. */
async function remindedAt(moment: string): Promise<string[]> {
  context.deps.clock.set(new Date(`${moment}:00+09:00`))
  const before = context.deps.mails.length
  await runJob(context, 'remind-reports')
  return context.deps.mails.slice(before).map(({ subject }) => subject)
}

describe('reminders of a report (product §4)', () => {
  test.each([
    [8, null],
    [7, 'week'],
    [2, 'week'],
    [1, 'day'],
    [0, 'day'],
    [-1, 'late'],
  ] as const)('%i days before it is due: %s', (daysLeft, kind) => {
    expect(reminderFor(daysLeft)).toBe(kind)
  })

  test('are sent a week before, a day before and when it is late, once each, by Seoul’s days and not at night', async () => {
    await aReportDue(context)
    await afterTrips(context)
    await context.deps.jobs.drain(context.deps)
    expect(await remindedAt('2027-04-09T23:59')).toEqual([])
    expect(await remindedAt('2027-04-10T08:59')).toEqual([])
    expect(await remindedAt('2027-04-10T09:00')).toEqual([expect.stringContaining('due soon')])
    expect(await remindedAt('2027-04-11T09:00')).toEqual([])
    expect(await remindedAt('2027-04-16T09:00')).toEqual([expect.stringContaining('almost due')])
    expect(await remindedAt('2027-04-17T23:00')).toEqual([])
    expect(await remindedAt('2027-04-18T09:00')).toEqual([expect.stringContaining('is late')])
    expect(await remindedAt('2027-05-18T09:00')).toEqual([])
  })

  test('are sent once although several servers run at the same moment', async () => {
    await aReportDue(context)
    await afterTrips(context)
    await context.deps.jobs.drain(context.deps)
    const before = context.deps.mails.length
    context.deps.clock.set(new Date('2027-04-18T00:30:00Z'))
    await openConnections(context.deps.db)
    await Promise.all(Array.from({ length: 8 }, () => remindReports(context.deps)))
    await context.deps.jobs.drain(context.deps)
    expect(context.deps.mails.length - before).toBe(1)
  })

  test('end with its submission', async () => {
    await aReport(context)
    expect(await remindedAt('2027-04-18T09:00')).toEqual([])
  })

  test('are in their reader’s language and link to the report', async () => {
    const teacher = await anApplicant(context.deps, { name: '강민수', lang: 'ko' })
    const id = await aReportDue({ ...context, teacher }, teacher)
    await afterTrips(context)
    expect(await remindedAt('2027-04-10T09:00')).toEqual([expect.stringContaining('제출 기한이 다가옵니다')])
    expect(context.deps.mails.at(-1)?.text).toContain(`/seouledutravel/report/submit/${id}`)
  })
})

describe('the requested changes of a report', () => {
  test('are mailed section by section', async () => {
    const id = await aReport(context)
    const sections = [{ section: 'photos' as const, comments: [{ field: '', text: 'Please send one more.' }] }]
    await context.api.call(reportDesk.askBack, { params: { id }, body: { sections } }, as(context.reviewer))
    await context.deps.jobs.drain(context.deps)
    const { subject, text } = context.deps.mails.at(-1) ?? { subject: '', text: '' }
    expect([subject, text]).toEqual([
      expect.stringContaining('revise your report'),
      expect.stringMatching(/Photos:[\s\S]*– Please send one more\./),
    ])
  })
})
