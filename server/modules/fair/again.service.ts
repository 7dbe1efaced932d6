import { eq } from 'drizzle-orm'
import type { FairReturn } from '#contract/fair/participant'
import type { z } from '#contract/zod'
import { type Db, transaction, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { changeContact, holdContact } from '#server/modules/accounts/contact.service'
import { noteAgreement } from '#server/modules/accounts/invited.service'
import { Refusal } from '#server/refusal'
import { type ParticipantRow, participant, participantDocument } from './participant.table'
import { columnsOf, nameIn, openYear } from './register.service'
import { lockParticipant, ownRegistration } from './who.service'

/** Inserts a registration that shares its pictures with another one of the same account. Throws 409 `fair.registeredAlready`. */
async function insertAgain(tx: Db, values: typeof participant.$inferInsert): Promise<ParticipantRow> {
  try {
    const [row] = await tx.transaction((inner) => inner.insert(participant).values(values).returning())
    if (row) return row
  } catch (error) {
    if (!uniqueViolation(error, 'fair_participant_year')) throw error
  }
  throw new Refusal(409, 'fair.registeredAlready')
}

/** Copies the documents of the former registration, valid until they are changed; both years refer to the same files. */
async function copyDocuments(tx: Db, from: string, to: string): Promise<void> {
  const rows = await tx.select().from(participantDocument).where(eq(participantDocument.participant_id, from))
  if (rows.length > 0) await tx.insert(participantDocument).values(rows.map((row) => ({ ...row, participant_id: to })))
}

/**
 * Adds a registration of this year for an account that has one of a former year, with its test mark, pictures and documents.
 * Throws 409 `fair.registeredAlready`.
 */
export async function registerFrom(
  tx: Db,
  last: ParticipantRow,
  values: Omit<
    typeof participant.$inferInsert,
    'account_id' | 'is_test' | 'logo_id' | 'banner_id' | 'product_picture_id'
  >,
): Promise<string> {
  if (last.year >= values.year) throw new Refusal(409, 'fair.registeredAlready')
  const { account_id, is_test, logo_id, banner_id, product_picture_id } = last
  const { id } = await insertAgain(tx, { ...values, account_id, is_test, logo_id, banner_id, product_picture_id })
  await copyDocuments(tx, last.id, id)
  return id
}

/**
 * Registers a company for this year with the account of a former year. The office has to approve it again; the former
 * registration stays unchanged. Throws 401 for a closed account, 404, 409 `fair.registrationClosed` and `fair.registeredAlready`
 * (product §3, §5).
 */
export function registerAgain(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { lang, agree_terms: _, agree_privacy: __, agree_provided, agree_marketing, ...draft }: z.output<typeof FairReturn>,
): Promise<{ id: string }> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    // Locked, so that an account that is being closed concurrently leaves nothing behind.
    await holdContact(tx, accountId)
    const year = await openYear(tx, now)
    // Locked, so that a picture removed concurrently ends up in both years or in neither.
    const last = await lockParticipant(tx, (await ownRegistration(tx, accountId)).id)
    const times = { status_at: now, created_at: now, updated_at: now }
    const id = await registerFrom(tx, last, { ...columnsOf(draft), ...times, year })
    await changeContact(tx, accountId, { name: nameIn(lang, draft), lang, agreed_marketing: agree_marketing })
    await noteAgreement(tx, accountId, now, {
      agreed_provided: agree_provided,
      agreed_marketing: agree_marketing,
      roles: [draft.side],
      company_name: draft.company_en,
    })
    const detail = { side: draft.side, year, from: last.year }
    await writeAudit(tx, { at: now, actor_id: accountId, act: 'fair.register', subject: id, detail })
    return { id }
  })
}
