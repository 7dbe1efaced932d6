import { useCallback, useRef, useState } from 'react'
import type { PassGatePlace, PassScanResult } from '#contract/pass/gate'
import { useErrorWords } from '#src/api/words'
import { keptSound } from '#src/kits/check-in/kept-sound'
import { type Signal, signal } from '#src/kits/check-in/signals'
import type { PassGate } from '../device/gate'
import type { ScanOutcome } from '../device/judge'

/** The look, sound and vibration of each result. */
export const signalOf: Record<PassScanResult, Signal> = {
  valid: 'go',
  used_here: 'again',
  used_up: 'again',
  expired: 'elsewhere',
  too_late: 'elsewhere',
  returned: 'no',
  given: 'no',
  closed: 'no',
  unknown: 'no',
}

/** What fills the screen: a scan being checked, its result, or why there is none. */
export interface Shown {
  /** Incremented with each scan. */
  turn: number
  outcome: ScanOutcome | null
  failed: string | null
}

export type Scans = ReturnType<typeof useScans>

/** Judges scans one after the other and shows the newest. */
export function useScans(gate: PassGate, place: PassGatePlace) {
  const words = useErrorWords()
  const [shown, setShown] = useState<Shown | null>(null)
  const turns = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())

  function scan(code: string): void {
    const turn = ++turns.current
    setShown({ turn, outcome: null, failed: null })
    const show = (outcome: ScanOutcome | null, failed: string | null) => {
      // Each scan gives its signal; only the newest is shown.
      signal(outcome ? signalOf[outcome.result] : 'no', keptSound())
      if (turn === turns.current) setShown({ turn, outcome, failed })
    }
    before.current = before.current
      .then(() => gate.scan(place, code))
      .then(
        (outcome) => show(outcome, null),
        (error: unknown) => show(null, words(error)),
      )
  }

  const close = useCallback(() => setShown(null), [])
  return { shown, scan, close }
}
