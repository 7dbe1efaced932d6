import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Application, SectionSave } from '#contract/education/application'
import type { ReviewedReport } from '#contract/education/report/desk'
import type { ReportSection } from '#contract/education/report/sections'
import type { RevisionDraft } from '#contract/education/review'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { transaction } from '#server/db/connect'
import { random } from '#server/demo/art/random'
import { makeUp } from '#server/demo/education/made'
import { applicationRow, sectionRows, versionRows } from '#server/demo/education/rows'
import { account } from '#server/modules/accounts/accounts.table'
import { setHashCost } from '#server/modules/accounts/passwords'
import { commitWon } from '#server/modules/education/budget.service'
import { application, applicationSection, applicationVersion } from '#server/modules/education/education.table'
import { beginReport } from '#server/modules/education/report/begin.service'
import type { TrailEntry } from '#server/modules/education/trail.hash'
import { addToTrail } from '#server/modules/education/trail.service'
import { systemClock as clock } from '#server/ports/clock'
import { cheapHash } from '#tests/support/cheap-hash'
import { anAccount } from '#tests/support/factories'
import { inDatabase } from './database'
import { api } from './fixtures'
import type { Member } from './members'

setHashCost(cheapHash)
const password = 'Passw0rd1'
const own = '/api/v1/education/applications'
const desk = '/api/v1/admin/education/applications'

/** Somebody with an account of education travel, made for this test. */
export const anApplicant = (lang: 'en' | 'ko'): Promise<Member> =>
  inDatabase(async (db) => {
    const fields = {
      area: 'travel',
      role: 'applicant',
      name: 'Mei Tanaka',
      lang,
      agreed_terms_at: clock.now(),
    } as const
    const { email, token } = await anAccount({ db, clock }, { ...fields, password })
    return { email, token, password }
  })

/** What somebody on another device saves, on top of what is there now. */
export async function saveElsewhere(
  { token }: Member,
  id: string,
  change: (application: Application) => Pick<SectionSave, 'section' | 'value'>,
): Promise<void> {
  const application = await api<Application>('GET', `${own}/${id}`, { token })
  const { section, value } = change(application)
  const body = { section, value, base: application.saved[section].version }
  await api('PUT', `${own}/${id}/section`, { token, body })
}

/** What those who review do, by calls: their pages have a journey of their own. */
export async function aChief() {
  const { token } = await inDatabase((db) => anAccount({ db, clock }, { area: 'admin', role: 'chief' }))
  const post = (id: string, act: string, body?: unknown) =>
    api<ReviewedApplication>('POST', `${desk}/${id}/${act}`, { token, key: randomUUID(), body })
  return {
    start: (id: string) => post(id, 'start'),
    askBack: (id: string, body: RevisionDraft) => post(id, 'ask-back', body),
    approve: (id: string, won: number) => post(id, 'approve', { won }),
  }
}

/** An application of somebody's whose trip was over a few days ago, as the demonstration makes them up. */
export const aReportThatIsDue = ({
  email,
}: Member): Promise<{ id: string; account_id: string; number: string; granted_won: number }> =>
  inDatabase((db) =>
    transaction(db, async (tx) => {
      const accounts = await tx.select().from(account)
      const idOf = (address: string) => accounts.find((each) => each.email === address)?.id ?? ''
      const desk = { reviewer: idOf('reviewer@naru.test'), chief: idOf('chief@naru.test'), others: [] }
      const now = clock.now()
      const school = {
        organisation: 'Hanabi High School',
        kind: 'school',
        country: 'JP',
        representative: 'Haruka Sato',
      } as const
      const owner = { ...school, teacher: 'Mei Tanaka', account_id: idOf(email), email }
      const made = makeUp(random(email), { now, desk }, owner, { status: 'report_due', ahead: -10 })
      const nothing = { seq: 0, hash: Buffer.alloc(0), at: now } as TrailEntry
      const [row] = await tx.insert(application).values(applicationRow(made, nothing)).returning()
      if (!row) throw new Error('an application was not kept')
      const last = (await addToTrail(tx, made.entries)).at(-1)
      await tx
        .update(application)
        .set({ trail_seq: last?.seq, trail_hash: last?.hash })
        .where(eq(application.id, made.id))
      await tx.insert(applicationSection).values(sectionRows(made))
      await tx.insert(applicationVersion).values(versionRows(made))
      await commitWon(tx, made.year, made.granted_won ?? 0)
      await beginReport(tx, row, now)
      return { id: made.id, account_id: owner.account_id, number: row.number, granted_won: made.granted_won ?? 0 }
    }),
  )

/** What reviewers do with a report, by its application. */
export async function aReportDesk(id: string) {
  const { token } = await inDatabase((db) => anAccount({ db, clock }, { area: 'admin', role: 'chief' }))
  const path = `${desk}/${id}/report`
  const post = (act: string, body: unknown) => api('POST', `${path}/${act}`, { token, body })
  return {
    askBack: (section: ReportSection, text: string) =>
      post('ask-back', { sections: [{ section, comments: [{ field: '', text }] }] }),
    /** Accepts every receipt and records the payment. */
    pay: async (won: number) => {
      const { written } = await api<ReviewedReport>('GET', path, { token })
      for (const receipt of written.receipts.lines)
        await api('PUT', `${path}/receipts/${receipt.id}`, { token, body: { won: receipt.won, words: '' } })
      await post('complete', { won, paid_on: dayAhead(0), reference: 'TR-1' })
    },
  }
}

/** A small document that is whole. */
export const aDocument = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
})

/** A day so many days from today, YYYY-MM-DD. */
export const dayAhead = (days: number): string =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
