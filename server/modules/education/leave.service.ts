import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { application, colleague } from './education.table'
import { mayWithdraw, withdrawRow } from './withdraw.service'

/**
 * Handles the closing of an account of the travel area. Its applications are withdrawn where that is still possible, and their
 * grants return to the budget; a trip that has begun stays with the desk. The account also loses its access to others'
 * applications.
 */
export async function leaveApplications(tx: Db, now: Date, accountId: string): Promise<void> {
  const mine = await tx
    .select()
    .from(application)
    .where(eq(application.account_id, accountId))
    .orderBy(application.id)
    .for('no key update')
  const actor = { kind: 'applicant', id: accountId } as const
  for (const row of mine)
    if (mayWithdraw(row, now)) await withdrawRow(tx, row, actor, { at: now, words: '', is_closing: true })
  await tx.delete(colleague).where(eq(colleague.account_id, accountId))
}
