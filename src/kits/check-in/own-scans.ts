import type { Verdict } from '#contract/check-in-rules'
import { type Device, type GateDb, type LogLine, linesOf } from './store'

/** How many of the device's own scans are shown. */
const shownLines = 30

/** A scan of this device as recorded in its own log. */
export interface OwnScan {
  line: LogLine
  verdict: Verdict
  /** Not yet sent to the server. */
  isUnsent: boolean
  isUndone: boolean
}

/** Returns the newest scans of the device's own log; undone scans are marked. */
export async function ownScans(db: GateDb, device: Device): Promise<OwnScan[]> {
  const id = device.device_id
  const tx = db.transaction(['log', 'answers'])
  const undone = new Set<number>()
  const found = new Map<number, OwnScan>()
  let cursor = await tx.objectStore('log').openCursor(linesOf(id), 'prev')
  while (cursor && found.size < shownLines) {
    const { scan, counter, live } = cursor.value
    const answer = await tx.objectStore('answers').get([id, counter, live])
    const verdict = scan.told ?? answer?.result.verdict ?? null
    if (scan.act === 'undo') {
      if (verdict === 'admitted' && scan.undoes?.device_id === id) undone.add(scan.undoes.counter)
    } else if (verdict !== null && !found.has(counter)) {
      found.set(counter, {
        line: cursor.value,
        verdict,
        isUnsent: live === 0 && !answer,
        isUndone: undone.has(counter),
      })
    }
    cursor = await cursor.continue()
  }
  return [...found.values()]
}
