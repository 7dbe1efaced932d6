import type { deskExports } from '#contract/desk-exports'
import { looksPersonal } from '#contract/desk-list'
import type { Parsed } from '#contract/endpoint'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'

/**
 * Records in the audit log what a member of staff exports from a list; of a searched address or number, only that there was
 * one.
 */
export async function noteExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor_id: string,
  list: string,
  { rows, chosen, columns, filters }: Parsed<typeof deskExports.note>['body'],
): Promise<void> {
  const shown = Object.entries(filters).map(([name, value]) => [name, looksPersonal(value) ? 'personal' : value])
  const detail = { rows, chosen, columns, filters: Object.fromEntries(shown) as Record<string, string> }
  await writeAudit(db, { at: clock.now(), actor_id, act: 'desk.export', subject: list, detail })
}
