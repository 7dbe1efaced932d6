import type { Db } from '#server/db/connect'
import { auditEvent } from './accounts.table'

/** Who did or looked at what: `subject` names what it was done to, `detail` holds no secret. Belongs into the act's transaction. */
export async function writeAudit(
  tx: Db,
  entry: { at: Date; actor_id: string; act: string; subject: string; detail?: Record<string, unknown> },
): Promise<void> {
  await tx.insert(auditEvent).values(entry)
}
