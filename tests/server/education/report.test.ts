import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { reportDesk } from '#contract/education/report/desk'
import { report as contract } from '#contract/education/report/report'
import { completeReport } from '#contract/education/report/sections'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { reportFile, reportVersion } from '#server/modules/education/report/report.table'
import { auditTrail } from '#server/modules/education/trail.service'
import { upload } from '#server/modules/media/media.table'
import { anApplicant, anEducationContext, aPdf, as, type EducationContext, shown } from '#tests/support/education'
import { aMember, anAccount, type Person } from '#tests/support/factories'
import {
  accept,
  afterTrips,
  aPhoto,
  aReceipt,
  aReport,
  aReportDue,
  fillReport,
  grantedWon,
  reportOf,
  seenReportOf,
  sendFile,
  submitReport,
  write,
} from '#tests/support/reports'

let context: EducationContext

beforeEach(async () => {
  context = await anEducationContext()
})

const detail = (id: string, who = context.teacher) => context.api.call(contract.detail, { params: { id } }, as(who))
/** The status of a request of the desk for a file of a report. */
const asDesk = async ({ token }: Person, id: string, file: string) =>
  (
    await context.api.app.request(`/api/v1/admin/education/applications/${id}/report/files/${file}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).status
const askBack = (id: string, section: 'days' | 'receipts') =>
  context.api.call(
    reportDesk.askBack,
    { params: { id }, body: { sections: [{ section, comments: [{ field: '', text: 'Please look again.' }] }] } },
    as(context.reviewer),
  )

describe('the report on a trip (product §3)', () => {
  test('is due fourteen Seoul days after the departure, and starts with the plan', async () => {
    const id = await aReportDue(context)
    expect((await detail(id)).status).toBe(404)
    expect((await shown(context, context.teacher, id)).report_due).toBeNull()
    await afterTrips(context)
    const { data } = await detail(id)
    expect(data).toMatchObject({ due: '2027-04-17', status: 'report_due', granted_won: grantedWon, payment: null })
    expect(data.open).toEqual(['days', 'people', 'receipts', 'photos'])
    expect(data.written.days.days.map(({ date, planned }) => [date, planned.length])).toEqual([
      ['2027-04-01', 1],
      ['2027-04-02', 1],
      ['2027-04-03', 0],
    ])
    expect(data.written.people.groups).toEqual(data.plan.people.groups)
    expect((await shown(context, context.teacher, id)).report_due).toBe('2027-04-17')
  })

  test('is not found for an account that does not work on the application, in any area', async () => {
    const id = await aReport(context)
    const { files } = await reportOf(context, id, context.teacher)
    const others = [await anApplicant(context.deps), await aMember(context.deps)]
    const address = `/api/v1/education/applications/${id}/report`
    for (const other of [...others, context.reviewer]) {
      for (const path of [address, `${address}/files/${files[0]?.id}`]) {
        const answer = await context.api.app.request(path, { headers: { Authorization: `Bearer ${other.token}` } })
        expect([401, 404]).toContain(answer.status)
      }
    }
    expect((await context.api.app.request(address)).status).toBe(401)
    expect((await submitReport(context, id, others[0] ?? context.teacher)).status).toBe(404)
  })

  test('is never overwritten silently: a section that was saved elsewhere meanwhile is refused', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    const value = { groups: [], why: 'Three were ill.' }
    const save = (why: string) =>
      context.api.call(
        contract.save,
        { params: { id }, body: { section: 'people', base: 0, value: { ...value, why } } },
        as(context.teacher),
      )
    const answers = await Promise.all([save('one'), save('two')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe('education.editedElsewhere')
  })

  test('is submitted complete, stored unchanged, and then closed', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    expect((await submitReport(context, id, context.teacher)).refusal).toMatchObject({
      code: 'education.reportIncomplete',
      field: 'days.summary',
    })
    await fillReport(context, id)
    expect((await submitReport(context, id, context.teacher)).data).toMatchObject({
      status: 'report_submitted',
      open: [],
      versions: [{ number: 1 }],
    })
    const { data } = await detail(id)
    const body = { section: 'people', base: data.saved.people.version, value: data.written.people } as const
    const late = await context.api.call(contract.save, { params: { id }, body }, as(context.teacher))
    expect(late.refusal.code).toBe('education.sectionClosed')
    expect((await sendFile(context, id, 'receipt', context.teacher)).refusal.code).toBe('education.sectionClosed')
    await expect(context.deps.db.update(reportVersion).set({ number: 7 })).rejects.toThrow()
    expect((await auditTrail(context.deps.db)).fault).toBeNull()
  })

  test('is refused where it has changed since it was read', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    await fillReport(context, id)
    const seen = await seenReportOf(context, id, context.teacher)
    const { written } = await reportOf(context, id, context.teacher)
    await write(context, id, { days: { ...written.days, summary: 'Another summary than the one that was read.' } })
    const answer = await submitReport(context, id, context.teacher, seen)
    expect(answer.refusal.code).toBe('education.readAgain')
    expect((await submitReport(context, id, context.teacher)).status).toBe(200)
  })

  test('requires a reason where people or receipts differ by more than the year’s tolerance', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    await fillReport(context, id, [await aReceipt(context, id, { won: 1_799_999 })])
    expect((await submitReport(context, id, context.teacher)).refusal.field).toBe('receipts.why')
    await fillReport(context, id, [await aReceipt(context, id, { won: 1_800_000 })])
    const { written } = await reportOf(context, id, context.teacher)
    const [girls, ...others] = written.people.groups
    const groups = [{ ...girls, count: 12 } as NonNullable<typeof girls>, ...others]
    await write(context, id, { people: { groups, why: '' } })
    expect((await submitReport(context, id, context.teacher)).refusal.field).toBe('people.why')
    await write(context, id, { people: { groups, why: 'Four were ill.' } })
    expect((await submitReport(context, id, context.teacher)).status).toBe(200)
  })

  test('states for every planned item what happened to it, and the reason for a difference', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    await fillReport(context, id)
    const { written } = await reportOf(context, id, context.teacher)
    const withDays = (change: (days: typeof written.days.days) => typeof written.days.days) =>
      write(context, id, { days: { ...written.days, days: change(structuredClone(written.days.days)) } })
    await withDays((days) => days.slice(1))
    expect((await submitReport(context, id, context.teacher)).refusal.field).toBe('days.days')
    await withDays((days) =>
      days.map((day, at) => (at === 1 ? { ...day, planned: [{ outcome: 'not_done', words: ' ' }] } : day)),
    )
    expect((await submitReport(context, id, context.teacher)).refusal.field).toBe('days.days.1.planned.0.words')
  })
})

describe('the requested changes of a report (product §4)', () => {
  test('open only their sections; accepted amounts of a receipt stay unless the receipt was changed', async () => {
    const id = await aReport(context, async (of) => [
      await aReceipt(context, of, { won: 1_000_000 }),
      await aReceipt(context, of, { won: 1_000_000, what: 'Coach, second day', date: '2027-04-02' }),
    ])
    const [first, second] = (await reportOf(context, id, context.teacher)).written.receipts.lines
    if (!first || !second) throw new Error('no receipts')
    await accept(context, id, first.id, 1_000_000)
    await accept(context, id, second.id, 1_000_000)
    expect((await askBack(id, 'receipts')).data).toMatchObject({ status: 'report_revision_requested' })
    const open = await reportOf(context, id, context.teacher)
    expect([open.open, open.decisions]).toEqual([['receipts'], []])
    await write(context, id, { receipts: { lines: [first, { ...second, won: 900_000 }], why: '' } })
    const again = await submitReport(context, id, context.teacher)
    expect(again.data).toMatchObject({ status: 'report_submitted', versions: [{ number: 1 }, { number: 2 }] })
    const { data } = await context.api.call(reportDesk.detail, { params: { id } }, as(context.chief))
    expect(data.decisions.map(({ receipt }) => receipt)).toEqual([first.id])
    expect((await askBack(id, 'days')).status).toBe(200)
  })
})

describe('files of a report (product §5)', () => {
  test('are receipts as PDF or picture, and photos that are pictures, without their location', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    expect((await sendFile(context, id, 'photo', context.teacher, aPdf())).refusal.code).toBe('validation.fileType')
    const odd = new File(['<svg onload="alert(1)"/>'], 'photo.jpg')
    expect((await sendFile(context, id, 'photo', context.teacher, odd)).refusal.code).toBe('validation.fileType')
    const photo = await aPhoto()
    expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).exif).toBeDefined()
    const { data } = await sendFile(context, id, 'photo', context.teacher, photo)
    const sent = await context.api.app.request(`/api/v1/education/applications/${id}/report/files/${data.id}`, {
      headers: { Authorization: `Bearer ${context.teacher.token}` },
    })
    const meta = await sharp(Buffer.from(await sent.arrayBuffer())).metadata()
    expect([meta.width, meta.exif]).toEqual([40, undefined])
  })

  test('are visible to the desk once they were submitted, and are removed only where nothing names them', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    await fillReport(context, id)
    const { data: spare } = await sendFile(context, id, 'receipt', context.teacher)
    const { written } = await reportOf(context, id, context.teacher)
    const named = written.receipts.lines[0]?.file_id ?? ''
    const remove = (file: string) =>
      context.api.call(contract.removeFile, { params: { id, file } }, as(context.teacher))
    await remove(named)
    expect(await context.deps.db.$count(reportFile, eq(reportFile.id, named))).toBe(1)
    const there = await context.deps.db.$count(upload)
    await submitReport(context, id, context.teacher)
    expect([await asDesk(context.reviewer, id, named), await asDesk(context.reviewer, id, spare.id)]).toEqual([
      200, 404,
    ])
    await askBack(id, 'receipts')
    await remove(spare.id)
    expect(await context.deps.db.$count(upload)).toBe(there - 1)
  })

  test('are named by lines of their own kind only', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    await fillReport(context, id)
    const { written } = await reportOf(context, id, context.teacher)
    const [receipt] = written.receipts.lines
    const [photo] = written.photos.lines
    if (!receipt || !photo) throw new Error('no lines')
    await write(context, id, { photos: { lines: [{ ...photo, id: receipt.file_id }] } })
    expect((await submitReport(context, id, context.teacher)).refusal.field).toBe('photos.lines.0.id')
    const swapped = { receipts: { lines: [{ ...receipt, file_id: photo.id }], why: '' }, photos: { lines: [photo] } }
    await write(context, id, swapped)
    expect((await submitReport(context, id, context.teacher)).refusal.field).toBe('receipts.lines.0.file_id')
  })

  test('are photos of people who have agreed', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    await fillReport(context, id)
    const [photo] = (await reportOf(context, id, context.teacher)).written.photos.lines
    if (!photo) throw new Error('no photo')
    const photos = { lines: [{ ...photo, consent: false }] }
    expect(completeReport.photos.safeParse(photos).error?.issues).toMatchObject([
      { message: 'validation.photoConsent' },
    ])
    await write(context, id, { photos })
    expect((await submitReport(context, id, context.teacher)).refusal.field).toBe('photos.lines.0.consent')
  })

  test('are opened by the desk’s own staff only, and each who opens a receipt is logged', async () => {
    const id = await aReport(context)
    const { written } = await reportOf(context, id, context.teacher)
    const receipt = written.receipts.lines[0]?.file_id ?? ''
    const operator = await anAccount(context.deps, { area: 'admin', role: 'operator' })
    for (const who of [operator, context.reviewer, context.chief]) await asDesk(who, id, receipt)
    expect(await asDesk(operator, id, receipt)).toBe(403)
    expect(await asDesk(context.reviewer, id, written.photos.lines[0]?.id ?? '')).toBe(200)
    const logged = await context.deps.db.select().from(auditEvent).where(eq(auditEvent.subject, id))
    expect(logged.map(({ actor_id }) => actor_id).toSorted()).toEqual(
      [context.reviewer.id, context.chief.id].toSorted(),
    )
    for (const entry of logged) expect(entry).toMatchObject({ act: 'education.receipt', detail: { file: receipt } })
  })

  test('belong to one receipt each', async () => {
    const id = await aReportDue(context)
    await afterTrips(context)
    const line = await aReceipt(context, id, { won: 1_000_000 })
    await fillReport(context, id, [line, { ...line, id: crypto.randomUUID() }])
    expect((await submitReport(context, id, context.teacher)).refusal.field).toBe('receipts.lines.1.file_id')
    await fillReport(context, id, [line, await aReceipt(context, id, { file_id: crypto.randomUUID(), won: 1_000_000 })])
    expect((await submitReport(context, id, context.teacher)).refusal.field).toBe('receipts.lines.1.file_id')
  })
})
