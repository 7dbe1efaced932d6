import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#src/api/words'
import type { Gate } from '#src/kits/check-in/gate'
import { keptSound } from '#src/kits/check-in/kept-sound'
import type { Outcome } from '#src/kits/check-in/outcome'
import { signal, signalOf } from '#src/kits/check-in/signals'

/** What fills the screen: a scan being judged, its result, or why it failed. */
export interface Shown {
  /** Incremented with each scan. */
  turn: number
  outcome: Outcome | null
  /** The reason when the scan could not be judged. */
  failed: string | null
  /** The code read; null for a reservation found by search. */
  code: string | null
}

export type Scans = ReturnType<typeof useScans>

/** Judges scans one after the other and shows the newest; calls `onDone` after each. */
export function useScans(gate: Gate, onDone?: () => void) {
  const { t } = useTranslation('apec.gate')
  const words = useErrorWords()
  const [shown, setShown] = useState<Shown | null>(null)
  const turns = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())

  function run(code: string | null, judge: () => Promise<Outcome | null>): void {
    const turn = ++turns.current
    setShown({ turn, outcome: null, failed: null, code })
    const show = (outcome: Outcome | null, failed: string | null) => {
      // Each scan gives its signal; only the newest is shown.
      signal(outcome ? signalOf[outcome.verdict] : 'no', keptSound())
      if (turn === turns.current) setShown({ turn, outcome, failed, code })
      onDone?.()
    }
    before.current = before.current.then(judge).then(
      (outcome) => show(outcome, outcome ? null : t('scan.noAnswer')),
      (error: unknown) => show(null, words(error)),
    )
  }

  const close = useCallback(() => setShown(null), [])
  return {
    shown,
    scan: (code: string, people: number | null) => run(code, () => gate.scan(code, people)),
    admit: (number: string, people: number) => run(null, () => gate.scanNumber(number, people)),
    close,
    undo: async ({ counter, reservation_number, people }: Outcome) => {
      const { device } = gate.store.getState()
      if (counter === null || !device) return
      await gate.undo({ device_id: device.device_id, counter, reservation_number, people })
      setShown(null)
    },
  }
}
