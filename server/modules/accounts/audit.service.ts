import { asc, eq } from 'drizzle-orm'
import type { AuditAct, AuditKey, AuditPart } from '#contract/audit-acts'
import type { DeskAct } from '#contract/desk-acts'
import type { Db } from '#server/db/connect'
import { account, auditEvent } from './accounts.table'

/** What the audit log stores about an act, under keys that the desk has words for. */
export type AuditDetail = Partial<Record<AuditKey, unknown>>

type Plain = string | number | boolean | null | undefined
/** A value whose keys have words at every depth: any other must be `never`. The filters of an export have their own names. */
type WordedValue<Value> = Value extends Plain
  ? Value
  : Value extends readonly unknown[]
    ? { [At in keyof Value]: WordedValue<Value[At]> }
    : { [Key in keyof Value]: Key extends AuditKey | AuditPart ? WordedValue<Value[Key]> : never }

/** Details without a key that the desk has no words for, also in a value of an inferred type. */
export type Worded<Detail> = Detail & {
  [Key in keyof Detail]: Key extends 'filters' ? Detail[Key] : Key extends AuditKey ? WordedValue<Detail[Key]> : never
}

interface Entry<Detail> {
  at: Date
  actor_id: string | null
  act: AuditAct
  subject: string
  detail?: Worded<Detail>
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
