import { and, eq, isNull } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { MiceDoor, miceGate } from '#contract/mice/gate'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { numbersOf } from '#server/modules/mice/gate-lists.service'
import { Refusal } from '#server/refusal'
import { doorOf } from './doors.service'
import { miceGateScan } from './gate.table'

/**
 * Undoes an admission of today at a door, recorded in the audit log; undoing it twice has the same result (product §4). Throws 404
 * for an unknown door or scan, 409 `general.conflict` for a scan that did not admit or is of another day.
 */
export async function undoScan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  { door, id }: { door: MiceDoor; id: string },
): Promise<Data<typeof miceGate.undo>> {
  const now = clock.now()
  const { fair, session } = await doorOf(db, now, door)
  return transaction(db, async (tx) => {
    const atDoor = session ? eq(miceGateScan.session_id, session.id) : isNull(miceGateScan.session_id)
    const [scan] = await tx
      .select()
      .from(miceGateScan)
      .where(and(eq(miceGateScan.id, id), eq(miceGateScan.year, fair.year), atDoor))
    if (!scan) throw new Refusal(404, 'general.notFound')
    if (scan.result === 'undone') return { id, result: scan.result }
    if (scan.result !== 'valid' || scan.day !== fair.today) throw new Refusal(409, 'general.conflict')
    // Of two concurrent undos, only one finds it still admitted.
    const own = and(eq(miceGateScan.id, id), eq(miceGateScan.result, 'valid'))
    const undone = await tx.update(miceGateScan).set({ result: 'undone' }).where(own).returning({ id: miceGateScan.id })
    if (undone.length === 0) return { id, result: 'undone' }
    const numbers = scan.account_id ? await numbersOf(tx, fair.year, [scan.account_id]) : null
    const subject = numbers?.get(scan.account_id ?? '') ?? id
    const detail = { place: scan.place, session: scan.session_id }
    await writeAudit(tx, { at: now, actor_id: operatorId, act: 'mice.entryUndone', subject, detail })
    return { id, result: 'undone' }
  })
}
