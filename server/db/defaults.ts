import type { Db } from '#server/db/connect'
import { fillBoards } from '#server/modules/board/board.defaults'
import { fillSettings } from '#server/modules/settings/settings.defaults'

/** What each module cannot do without. */
const defaults: readonly ((db: Db) => Promise<void>)[] = [fillSettings, fillBoards]

/**
 * Puts in what the product cannot do without, in production too: rates, lists, menus, boards. Only what was never there, so
 * that nothing an operator changed or removed comes back. Safe to run at every start and by several servers at once.
 */
export async function fillDefaults(db: Db): Promise<void> {
  for (const fill of defaults) await fill(db)
}
