import { and, eq } from 'drizzle-orm'
import type { ParticipantStatus } from '#contract/fair/status'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { fairBooth } from './edition.table'
import { mailDecision } from './mail.service'
import { forgetWishes, refuseFormer, setParticipant } from './own.service'
import { documentAt } from './shown.service'
import { lockParticipant } from './who.service'

type Office = Pick<Deps, 'db' | 'clock' | 'jobs' | 'settings' | 'hooks'>

/**
 * The statuses from which the office can make each decision. An approved company must withdraw before it can be asked to revise
 * or declined; an invited one is decided on once it has accepted, because only then are there consents.
 */
const decisions: Record<'approved' | 'revision' | 'declined', readonly ParticipantStatus[]> = {
  approved: ['submitted', 'revision', 'declined'],
  revision: ['submitted'],
  declined: ['submitted', 'revision'],
}

/** A decision, who makes it, and the version of the registration it is based on. */
interface Deciding {
  id: string
  by: string
  decision: keyof typeof decisions
  reason: string
  base: number
}

/** Decides on a registration and mails the company. Throws 404, 409 `general.conflict` and `fair.step` (product §4). */
export function decide(deps: Office, { id, by, decision, reason, base }: Deciding): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const row = await lockParticipant(tx, id)
    if (row.version !== base) throw new Refusal(409, 'general.conflict')
    await refuseFormer(tx, row, now)
    if (!decisions[decision].includes(row.status)) throw new Refusal(409, 'fair.step')
    await setParticipant(tx, row, now, { status: decision, status_at: now, reason })
    await writeAudit(tx, {
      at: now,
      actor_id: by,
      act: `fair.${decision}`,
      subject: id,
      detail: { from: row.status, reason },
    })
    await mailDecision(deps, tx, row, { decision, reason })
  })
}

/**
 * Assigns an approved seller a booth of its year, or removes the assignment; its future meetings move with it. Throws 404, 409
 * `general.conflict`, `fair.boothOfSeller`, `fair.step`, and `meeting.boothTaken` if the booth has another meeting at the time of
 * one of them.
 */
export function giveBooth(
  { db, clock, hooks }: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  { id, by, booth_id, base }: { id: string; by: string; booth_id: string | null; base: number },
): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockParticipant(tx, id)
    if (row.version !== base) throw new Refusal(409, 'general.conflict')
    await refuseFormer(tx, row, now)
    if (row.side !== 'seller') throw new Refusal(409, 'fair.boothOfSeller')
    if (booth_id !== null) {
      if (row.status !== 'approved') throw new Refusal(409, 'fair.step')
      // Locked until it is assigned, so that it cannot be removed from the plan meanwhile.
      const [booth] = await tx
        .select({ id: fairBooth.id })
        .from(fairBooth)
        .where(and(eq(fairBooth.id, booth_id), eq(fairBooth.year, row.year)))
        .for('key share')
      if (!booth) throw new Refusal(404, 'general.notFound')
    }
    await setParticipant(tx, row, now, { booth_id })
    await hooks.boothGiven({ db: tx, now }, id, booth_id)
    await writeAudit(tx, {
      at: now,
      actor_id: by,
      act: 'fair.booth',
      subject: id,
      detail: { from: row.booth_id, to: booth_id },
    })
  })
}

/**
 * Makes a company a test company or a real one, and deletes its wishes across both kinds. Throws 404, 409 `general.conflict`,
 * `fair.step`, and `fair.testMeetings` while it has meetings (product §4).
 */
export function setTest(
  { db, clock, hooks }: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  { id, by, is_test, base }: { id: string; by: string; is_test: boolean; base: number },
): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockParticipant(tx, id)
    if (row.version !== base) throw new Refusal(409, 'general.conflict')
    await refuseFormer(tx, row, now)
    if (row.is_test === is_test) return
    if (await hooks.hasMeetings(tx, id)) throw new Refusal(409, 'fair.testMeetings')
    await setParticipant(tx, row, now, { is_test })
    await forgetWishes(tx, id)
    await writeAudit(tx, { at: now, actor_id: by, act: 'fair.test', subject: id, detail: { is_test } })
  })
}

/** A document of a registration for the office, with an entry in the audit log. Throws 404. */
export async function officeDocument(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: string,
  { id, document }: { id: string; document: string },
) {
  const found = await documentAt(db, id, document)
  if (!found) throw new Refusal(404, 'general.notFound')
  await writeAudit(db, { at: clock.now(), actor_id: by, act: 'fair.documentRead', subject: id, detail: { document } })
  return found
}
