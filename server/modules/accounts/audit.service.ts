import type { Db } from '#server/db/connect'
import { auditEvent } from './accounts.table'

/** Something that mattered: who did it, when, to what. `act` is `subject.verb`, for example `review.hide`. */
export interface Act {
  at: Date
  actor: string
  act: string
  subject: string
  detail?: Record<string, unknown>
}

/** Writes down who did what, in the transaction of the act. */
export async function audit(tx: Db, { at, actor, act, subject, detail = {} }: Act): Promise<void> {
  await tx.insert(auditEvent).values({ at, actor_id: actor, act, subject, detail })
}
