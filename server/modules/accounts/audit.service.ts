import { asc, eq } from 'drizzle-orm'
import type { DeskAct } from '#contract/desk-acts'
import type { Db } from '#server/db/connect'
import { account, auditEvent } from './accounts.table'

/** Records who did or viewed what: `subject` names the object, `detail` contains no secrets. Call it in the act's transaction. */
export async function writeAudit(
  tx: Db,
  entry: { at: Date; actor_id: string | null; act: string; subject: string; detail?: Record<string, unknown> },
): Promise<void> {
  await tx.insert(auditEvent).values(entry)
}

/** Returns the recorded acts on a subject with their actors, oldest first. One query. */
export async function actsOn(db: Db, subject: string): Promise<DeskAct[]> {
  const rows = await db
    .select({ at: auditEvent.at, act: auditEvent.act, detail: auditEvent.detail, by: account.name })
    .from(auditEvent)
    .leftJoin(account, eq(account.id, auditEvent.actor_id))
    .where(eq(auditEvent.subject, subject))
    .orderBy(asc(auditEvent.at), asc(auditEvent.id))
  return rows.map(({ at, act, detail, by }) => ({
    at: at.toISOString(),
    by: by ?? '',
    act,
    reason: typeof detail.reason === 'string' ? detail.reason : '',
  }))
}
