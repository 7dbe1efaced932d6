import sharp from 'sharp'
import { reportDesk } from '#contract/education/report/desk'
import { type Report, type ReportFileKind, report, type SeenReport } from '#contract/education/report/report'
import {
  type Receipt,
  type ReportSection,
  reportSections,
  type WrittenReport,
} from '#contract/education/report/sections'
import { review } from '#contract/education/review'
import { accessToken } from '#server/modules/accounts/accounts.table'
import { aPdf, as, type EducationContext, inReview } from '#tests/support/education'
import type { Person } from '#tests/support/factories'

/** The amount granted to the trips of these tests, in won. */
export const grantedWon = 2_000_000

export const runJob = async ({ deps }: EducationContext, name: 'end-trips' | 'remind-reports'): Promise<void> => {
  await deps.jobs.enqueue(deps.db, name, {})
  await deps.jobs.drain(deps)
}

/**
 * An application whose trip (1–3 April) has ended and whose report is due by 17 April; returns its id. It is noon of 4 April in
 * Seoul.
 */
export async function aReportDue(context: EducationContext, who = context.teacher): Promise<string> {
  const id = await inReview(context, who)
  const body = { won: grantedWon }
  const { refusal, data } = await context.api.call(review.approve, { params: { id }, body }, as(context.chief))
  if (!data) throw new Error(refusal.code)
  return id
}

/** Moves the clock past the end of the trips and runs the job that ends them. */
export async function afterTrips(context: EducationContext): Promise<void> {
  context.deps.clock.set(new Date('2027-04-04T03:00:00Z'))
  // Keeps everyone signed in.
  await context.deps.db.update(accessToken).set({ expires_at: new Date('2027-12-31T00:00:00Z') })
  await runJob(context, 'end-trips')
}

export const reportOf = async ({ api }: EducationContext, id: string, who: Person): Promise<Report> => {
  const { data, refusal } = await api.call(report.detail, { params: { id } }, as(who))
  if (!data) throw new Error(refusal.code)
  return data
}

export const aPhoto = async (): Promise<File> => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#88aacc' } })
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } }
  return new File([new Uint8Array(await picture.jpeg().withExif(gps).toBuffer())], 'seoul.jpg')
}

export const sendFile = async ({ api }: EducationContext, id: string, kind: ReportFileKind, who: Person, file?: File) =>
  api.call(
    report.addFile,
    { params: { id }, body: { kind }, files: { file: file ?? (kind === 'photo' ? await aPhoto() : aPdf('bill.pdf')) } },
    as(who),
  )

/** A receipt with its file. */
export async function aReceipt(
  context: EducationContext,
  id: string,
  fields: Partial<Receipt> = {},
  who = context.teacher,
): Promise<Receipt> {
  const { data } = await sendFile(context, id, 'receipt', who)
  const line = { id: crypto.randomUUID(), item: 'coach', what: 'Coach, first day', date: '2027-04-01', won: grantedWon }
  return { ...line, file_id: data.id, ...fields }
}

/** Saves sections of a report, based on the present version. */
export async function write(
  context: EducationContext,
  id: string,
  written: Partial<WrittenReport>,
  who = context.teacher,
): Promise<void> {
  const { saved } = await reportOf(context, id, who)
  for (const section of reportSections) {
    const value = written[section]
    if (!value) continue
    const body = { section, base: saved[section].version, value } as never
    const answer = await context.api.call(report.save, { params: { id }, body }, as(who))
    if (!answer.data) throw new Error(answer.refusal.code)
  }
}

/** Fills a report in: everything went as planned, and the receipts add up to the granted amount. */
export async function fillReport(
  context: EducationContext,
  id: string,
  receipts?: readonly Receipt[],
  who = context.teacher,
): Promise<void> {
  const { written } = await reportOf(context, id, who)
  const photo = await sendFile(context, id, 'photo', who)
  const days = written.days.days.map((day) => ({
    ...day,
    planned: day.planned.map(() => ({ outcome: 'as_planned' as const, words: '' })),
  }))
  await write(
    context,
    id,
    {
      days: { summary: 'Both classes cooked together and spoke Korean.', days },
      receipts: { lines: [...(receipts ?? [await aReceipt(context, id, {}, who)])], why: '' },
      photos: { lines: [{ id: photo.data.id, words: 'At the partner school', consent: true }] },
    },
    who,
  )
}

/** The state of a report that a reader has now seen; empty for a report that does not exist. */
export async function seenReportOf({ api }: EducationContext, id: string, who: Person): Promise<SeenReport> {
  const { data } = await api.call(report.detail, { params: { id } }, as(who))
  const version = (section: ReportSection) => (data as Report | undefined)?.saved[section].version ?? 0
  return {
    days: version('days'),
    people: version('people'),
    receipts: version('receipts'),
    photos: version('photos'),
  }
}

/** Submits a report in its present state, or as it was read. */
export const submitReport = async (context: EducationContext, id: string, who: Person, seen?: SeenReport) =>
  context.api.call(
    report.submit,
    { params: { id }, body: { seen: seen ?? (await seenReportOf(context, id, who)) } },
    { ...as(who), headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )

/** A report ready to be submitted; returns its application's id. */
export async function aFilledReport(
  context: EducationContext,
  receipts?: (id: string) => Promise<Receipt[]>,
): Promise<string> {
  const id = await aReportDue(context)
  await afterTrips(context)
  await fillReport(context, id, await receipts?.(id))
  return id
}

/** A report that waits for the desk; returns its application's id. */
export async function aReport(
  context: EducationContext,
  receipts?: (id: string) => Promise<Receipt[]>,
): Promise<string> {
  const id = await aFilledReport(context, receipts)
  const { data, refusal } = await submitReport(context, id, context.teacher)
  if (!data) throw new Error(`${refusal.code} ${refusal.field}`)
  return id
}

/** Accepts an amount of a receipt, based on the present decision, or on `seen`. */
export async function accept(
  { api, reviewer }: EducationContext,
  id: string,
  receipt: string,
  won: number,
  words = '',
  seen?: number | null,
) {
  const { data: now } = await api.call(reportDesk.detail, { params: { id } }, as(reviewer))
  const before = now?.decisions.find((each) => each.receipt === receipt)?.accepted_won ?? null
  const body = { won, words, seen: seen === undefined ? before : seen }
  return api.call(reportDesk.accept, { params: { id, receipt }, body }, as(reviewer))
}

export const complete = ({ api, chief }: EducationContext, id: string, won: number, who = chief) =>
  api.call(reportDesk.complete, { params: { id }, body: { won, paid_on: '2027-04-20', reference: 'TR-1' } }, as(who))
