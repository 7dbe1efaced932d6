import { and, eq } from 'drizzle-orm'
import { applicationLimits } from '#contract/education/limits'
import { blank, type Written, writtenSections } from '#contract/education/sections'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type Contact, holdContact } from '#server/modules/accounts/contact.service'
import { findApplicant } from '#server/modules/applicants/applicant.service'
import { randomLetters } from '#server/number'
import { Refusal } from '#server/refusal'
import { application, applicationSection } from './education.table'
import { shownContact } from './shown'
import { addToTrail } from './trail.service'
import { currentYear } from './year.service'

/** The number people refer to an application by: `ST26-7KQ2M9XW`. */
export const newApplicationNumber = (year: number): string => `ST${year % 100}-${randomLetters(8)}`

/** The contact details known in advance: the organization's profile, or the owner of the account. */
async function defaultContact(tx: Db, accountId: string, { name, email }: Contact): Promise<Written['contact']> {
  const who = await findApplicant(tx, accountId)
  const contact = { ...blank.contact, contact_name: name, contact_email: email }
  if (!who) return contact
  const { organization, kind, country, phone } = who
  return { ...contact, organization, kind, country, representative: name, contact_phone: phone }
}

/** Inserts an empty application with its sections and records its creation in the trail. */
async function begin(
  tx: Db,
  { accountId, at, year, written }: { accountId: string; at: Date; year: number; written: Written },
): Promise<string> {
  const [row] = await tx
    .insert(application)
    .values({
      number: newApplicationNumber(year),
      year,
      account_id: accountId,
      ...shownContact(written.contact),
      status_at: at,
      created_at: at,
      updated_at: at,
      trail_seq: 0,
      trail_hash: Buffer.alloc(0),
    })
    .returning({ id: application.id })
  if (!row) throw new Error('an application was not kept')
  await tx.insert(applicationSection).values(
    writtenSections.map((section) => ({
      application_id: row.id,
      section,
      value: written[section],
      saved_at: at,
      saved_by: accountId,
    })),
  )
  const actor = { kind: 'applicant', id: accountId } as const
  const [entry] = await addToTrail(tx, [
    { at, actor, application_id: row.id, act: 'create', before: null, after: 'draft', detail: {} },
  ])
  await tx.update(application).set({ trail_seq: entry?.seq, trail_hash: entry?.hash }).where(eq(application.id, row.id))
  return row.id
}

/**
 * Begins a draft of the open year, prefilled with what is known of the organization, and returns its id. Throws 409
 * `education.closed` where no year is open, and `education.draftsTooMany`.
 */
export function createApplication({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<string> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    // Locked, so that drafts begun concurrently count each other.
    const held = await holdContact(tx, accountId)
    const { year, is_open } = await currentYear(tx, at)
    if (!is_open) throw new Refusal(409, 'education.closed')
    const drafts = await tx.$count(
      application,
      and(eq(application.account_id, accountId), eq(application.status, 'draft')),
    )
    if (drafts >= applicationLimits.drafts) throw new Refusal(409, 'education.draftsTooMany')
    const contact = await defaultContact(tx, accountId, held)
    return begin(tx, { accountId, at, year, written: { ...blank, contact } })
  })
}
