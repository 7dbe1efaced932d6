import { asc, eq } from 'drizzle-orm'
import type { AuditAct, AuditKey } from '#contract/audit-acts'
import type { DeskAct } from '#contract/desk-acts'
import type { Db } from '#server/db/connect'
import { account, auditEvent } from './accounts.table'

/** What the audit log stores about an act, under keys that the desk has words for. */
export type AuditDetail = Partial<Record<AuditKey, unknown>>

interface Entry<Detail> {
  at: Date
  actor_id: string | null
  act: AuditAct
  subject: string
  /** A key without words is refused by the types, also in a value of an inferred type. */
  detail?: Detail & { [Key in Exclude<keyof Detail, AuditKey>]: never }
}

/** Records who did or viewed what: `subject` names the object, `detail` contains no secrets. Call it in the act's transaction. */
export async function writeAudit<Detail extends AuditDetail>(tx: Db, entry: Entry<Detail>): Promise<void> {
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
    ...(act.startsWith('points.') && typeof detail.points === 'number' && { points: detail.points }),
  }))
}
