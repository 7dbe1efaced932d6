import type { Area } from '#contract/endpoint'
import { startUp } from '#src/api/start-up'
import { isSilence } from '#src/kits/check-in/ask'
import type { Visitor } from '#src/session/visitor'
import { restoreData } from './kept-data'

/**
 * Starts a page that opens without a network: what its tab has kept replaces calls that get no answer (product §2). Throws
 * `CallError` when they fail otherwise, or nothing was kept.
 */
export async function startOffline(visitor: Visitor, area: Area): Promise<void> {
  if (!navigator.onLine) restoreData(visitor, area)
  try {
    await startUp(visitor, area)
  } catch (error) {
    if (!isSilence(error) || !restoreData(visitor, area)) throw error
    await startUp(visitor, area)
  }
}
