import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { findCurrent } from './edition.service'
import { type ParticipantRow, participant } from './participant.table'

/** A registration by its id. Throws 404. */
export async function participantOf(db: Db, id: string): Promise<ParticipantRow> {
  const [row] = await db.select().from(participant).where(eq(participant.id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** The registrations of an account, newest year first. */
export const registrationsOf = (db: Db, accountId: string): Promise<ParticipantRow[]> =>
  db.select().from(participant).where(eq(participant.account_id, accountId)).orderBy(desc(participant.year))

/** The newest registration of an account. Throws 404 if it has none. */
export async function ownRegistration(db: Db, accountId: string): Promise<ParticipantRow> {
  const [row] = await registrationsOf(db, accountId)
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** The id of the newest registration, for functions that take any registration. Throws 404. */
export const ownId = async (db: Db, accountId: string): Promise<string> => (await ownRegistration(db, accountId)).id

/**
 * The reader's registration of this year: everything companies see of each other depends on its year and mode. Throws 404, 403
 * `fair.notApproved`, also if it is of a former year.
 */
export async function approvedParticipant(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<ParticipantRow> {
  const row = await ownRegistration(db, accountId)
  const current = await findCurrent(db, clock.now())
  if (row.status !== 'approved' || row.year !== current?.year) throw new Refusal(403, 'fair.notApproved')
  return row
}

/** Like `participantOf`, with the row locked until the transaction ends, so that concurrent changes are serialized. */
export async function lockParticipant(tx: Db, id: string): Promise<ParticipantRow> {
  const [row] = await tx.select().from(participant).where(eq(participant.id, id)).for('no key update')
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}
