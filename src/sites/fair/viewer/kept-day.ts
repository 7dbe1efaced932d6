import { ViewerDay } from '#contract/fair/viewer'
import { z } from '#contract/zod'

/** The last day that this screen was sent, which is public, and how far the server's clock was ahead of its own, in ms. */
const KeptDay = z.object({ day: ViewerDay, offset: z.number() })
type KeptDay = z.infer<typeof KeptDay>
const key = 'FAIR_SCREEN'

/** Keeps it for a screen that is switched on without a network (product §2). */
export function keepDay(kept: KeptDay): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Full or blocked storage: the screen goes on as long as it stays open.
  }
}

/** Null if there is none, or one of another version. */
export function keptDay(): KeptDay | null {
  try {
    return z.parse(KeptDay, JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return null
  }
}
