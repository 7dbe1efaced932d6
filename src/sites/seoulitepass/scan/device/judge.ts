import type { PassScanAnswer, PassScanResult } from '#contract/pass/gate'
import type { ScanLine } from './store'

/** The result of a scan, and who decided it. */
export interface ScanOutcome extends Omit<PassScanAnswer, 'id' | 'saved_won'> {
  by: 'server' | 'device'
  number: string
}

/** The outcome decided by the server. */
export const serverOutcome = ({ result, begun, pass, used_at }: PassScanAnswer): ScanOutcome => ({
  ...{ result, begun, pass, used_at },
  by: 'server',
  number: pass?.number ?? '',
})

/** The outcome decided by the device alone. */
export const deviceOutcome = (result: PassScanResult, number: string, used_at: string | null = null): ScanOutcome => ({
  ...{ result, number, used_at },
  begun: false,
  pass: null,
  by: 'device',
})

const letIn = ({ answer, told }: ScanLine) => (answer ? answer.result === 'valid' : told === 'valid')

interface Judged {
  number: string
  place: { id: string; times_per_pass: number }
  at: string
}

/**
 * Judges a pass with a valid code while offline, by the scans of it that the device knows, in their order. It cannot know what
 * other places have done meanwhile (product §4).
 */
export function judgeAlone(lines: readonly ScanLine[], { number, place, at }: Judged): ScanOutcome {
  const here = lines.filter(({ affiliate_id }) => affiliate_id === place.id)
  const entered = here.filter(letIn)
  const refused = here.find(({ answer }) => answer?.result === 'used_here')
  if (refused?.answer) return deviceOutcome('used_here', number, refused.answer.used_at)
  const [first] = entered
  if (first && entered.length >= place.times_per_pass) return deviceOutcome('used_here', number, first.at)
  const last = lines.findLast(({ answer }) => answer?.pass)
  if (!last?.answer?.pass) return deviceOutcome('valid', number)
  const { result } = last.answer
  if (result === 'returned' || result === 'given' || result === 'closed') return deviceOutcome(result, number)
  const { ends_at, visits_left } = last.answer.pass
  if (ends_at !== null && Date.parse(ends_at) <= Date.parse(at)) return deviceOutcome('expired', number)
  const since = lines.slice(lines.indexOf(last) + 1).filter((each) => each.unsent === 1).length
  if (visits_left !== null && visits_left - since <= 0) return deviceOutcome('used_up', number)
  return deviceOutcome('valid', number)
}
