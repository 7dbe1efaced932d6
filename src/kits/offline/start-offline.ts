import type { Area } from '#contract/endpoint'
import { CallError } from '#src/api/call'
import { startUp } from '#src/api/start-up'
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
    const isFinal = error instanceof CallError && error.isFinal
    if (isFinal || !restoreData(visitor, area)) throw error
    await startUp(visitor, area)
  }
}
