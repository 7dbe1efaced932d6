import { type PassScanResult, passScanResults } from '#contract/pass/gate'
import type { Signal } from '#src/kits/check-in/signals'
import { signalOf } from './use-scans'

const signalTones = { go: 'success', again: 'warning', elsewhere: 'info', no: 'error' } as const satisfies Record<
  Signal,
  string
>

type Tone = (typeof signalTones)[Signal]

/** The color of each result in a list. */
export const tones = Object.fromEntries(
  passScanResults.map((result) => [result, signalTones[signalOf[result]]]),
) as Record<PassScanResult, Tone>
