import { randomUUID } from 'node:crypto'
import type { Application, SectionSave } from '#contract/education/application'
import type { RevisionDraft } from '#contract/education/review'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { setHashCost } from '#server/modules/accounts/passwords'
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

/** What those who review do; their desk has no page yet, so its calls are made. */
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
