import { isDeepStrictEqual } from 'node:util'
import { eq, or } from 'drizzle-orm'
import type { ParticipantChange } from '#contract/fair/participant'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { changeContact, holdContact } from '#server/modules/accounts/contact.service'
import { hasAgreedSince } from '#server/modules/accounts/invited.service'
import type { HookContext } from '#server/ports/hooks'
import { Refusal } from '#server/refusal'
import { findCurrent } from './edition.service'
import { fairWish, type ParticipantRow, participant } from './participant.table'
import { nameIn, openYear } from './register.service'
import { composed } from './search.service'
import { lockParticipant, participantOf, registrationsOf } from './who.service'

type Acting = Pick<Deps, 'db' | 'clock' | 'hooks'>
type Change = z.output<typeof ParticipantChange>

/** Writes columns of a locked registration and increments its version. */
export async function setParticipant(
  tx: Db,
  { id, version }: ParticipantRow,
  now: Date,
  columns: Partial<typeof participant.$inferInsert>,
): Promise<void> {
  await tx
    .update(participant)
    .set({ ...columns, version: version + 1, updated_at: now })
    .where(eq(participant.id, id))
}

/** The names of changed fields for the audit log, never their values. */
export function changedFields(row: ParticipantRow, change: Record<string, unknown>): string[] {
  return Object.keys(change).filter((key) => !isDeepStrictEqual(row[key as keyof ParticipantRow], change[key]))
}

/**
 * Changes a company's data; `by` is the company itself or the fair's office. An approved company stays approved, and the audit
 * log names the changed fields. Throws 404, 400 `validation.chooseOne` for a buyer without a kind, 409 `general.conflict`.
 */
export function changeParticipant(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { base, lang, agree_marketing, ...change }: Change,
  by: string,
): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockParticipant(tx, id)
    if (row.version !== base) throw new Refusal(409, 'general.conflict')
    if (row.side === 'buyer' && !change.buyer_type) throw new Refusal(400, 'validation.chooseOne', 'buyer_type')
    const columns = { ...composed(change), buyer_type: row.side === 'buyer' ? change.buyer_type : '' }
    await setParticipant(tx, row, now, columns)
    await changeContact(tx, row.account_id, { name: nameIn(lang, change), lang, agreed_marketing: agree_marketing })
    const detail = { fields: changedFields(row, columns), status: row.status }
    await writeAudit(tx, { at: now, actor_id: by, act: 'fair.change', subject: id, detail })
  })
}

/** Throws 409 `fair.step` for a registration of a former year, which can no longer change its status. */
export async function refuseFormer(tx: Db, { year }: Pick<ParticipantRow, 'year'>, now: Date): Promise<void> {
  const current = await findCurrent(tx, now)
  if (current && year < current.year) throw new Refusal(409, 'fair.step')
}

/**
 * Submits a registration again that was sent back for revision or withdrawn; an invitation that was never accepted is open again
 * (product §5). Throws 401 for a closed account, 404, 409 `fair.step` and `fair.registrationClosed`.
 */
export function submitAgain({ db, clock }: Acting, id: string): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    // Locked first, so that an account that is being closed concurrently cannot submit.
    await holdContact(tx, (await participantOf(tx, id)).account_id)
    const row = await lockParticipant(tx, id)
    if (row.status !== 'revision' && row.status !== 'withdrawn') throw new Refusal(409, 'fair.step')
    await refuseFormer(tx, row, now)
    // A company that was asked to revise has registered in time.
    if (row.status === 'withdrawn') await openYear(tx, now)
    // An invitation that was withdrawn before it was accepted still waits for the consents.
    const isAccepted = await hasAgreedSince(tx, row.account_id, row.created_at)
    await setParticipant(tx, row, now, {
      status: isAccepted ? 'submitted' : 'invited',
      status_at: now,
      reason: '',
    })
    await writeAudit(tx, {
      at: now,
      actor_id: row.account_id,
      act: 'fair.submit',
      subject: id,
      detail: { from: row.status },
    })
  })
}

/** Deletes the wishes of and for a company that no longer takes part. */
export async function forgetWishes(db: Db, id: string): Promise<void> {
  await db.delete(fairWish).where(or(eq(fairWish.from_id, id), eq(fairWish.to_id, id)))
}

/** Withdraws a company; the account stays. Throws 404, 409 `fair.step`. */
export function withdrawParticipant(deps: Acting, id: string): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const row = await lockParticipant(tx, id)
    if (row.status === 'withdrawn' || row.status === 'declined') throw new Refusal(409, 'fair.step')
    await refuseFormer(tx, row, now)
    await setParticipant(tx, row, now, { status: 'withdrawn', status_at: now, booth_id: null })
    await forgetWishes(tx, id)
    const by = row.account_id
    await deps.hooks.companyLeft({ db: tx, now }, { id, by })
    await writeAudit(tx, { at: now, actor_id: by, act: 'fair.withdraw', subject: id, detail: { from: row.status } })
  })
}

/** Withdraws the registrations of a closed account, of every year, and erases their personal data (product §8). */
export async function closeParticipant(context: HookContext, accountId: string): Promise<void> {
  for (const { id } of await registrationsOf(context.db, accountId)) {
    const row = await lockParticipant(context.db, id)
    await setParticipant(context.db, row, context.now, {
      status: 'withdrawn',
      status_at: row.status === 'withdrawn' ? row.status_at : context.now,
      booth_id: null,
      name_en: '',
      name_ko: '',
      contact: { telephone: '', mobile: '', contact_email: '', sns: [] },
      profile: { ...row.profile, department: '', position: '', company_email: '' },
    })
    await forgetWishes(context.db, id)
  }
}
