import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { type ParticipantRow, participant } from './participant.table'

/** The registration of an account. Throws 404 where it has none. */
export async function participantOf(db: Db, id: string): Promise<ParticipantRow> {
  const [row] = await db.select().from(participant).where(eq(participant.account_id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** The same for whoever takes part: all that companies see of one another goes by its year and its mode. Throws 404, 403 `fair.notApproved`. */
export async function approvedParticipant(db: Db, id: string): Promise<ParticipantRow> {
  const row = await participantOf(db, id)
  if (row.status !== 'approved') throw new Refusal(403, 'fair.notApproved')
  return row
}

/** The same as `participantOf`, with the row held until the transaction ends: of two changes at once the second sees what the first has left. */
export async function lockParticipant(tx: Db, id: string): Promise<ParticipantRow> {
  const [row] = await tx.select().from(participant).where(eq(participant.account_id, id)).for('no key update')
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}
