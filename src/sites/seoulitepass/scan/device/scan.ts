import { passProductId } from '#contract/catalog'
import { longestPassCode, type PassGatePlace, type PassScanAnswer } from '#contract/pass/gate'
import { CallError } from '#src/api/call'
import { answerDeadlineMs } from '#src/kits/check-in/ask'
import { type TicketKeys, ticketOf } from '#src/kits/check-in/keys'
import { deviceOutcome, judgeAlone, type ScanOutcome, serverOutcome } from './judge'
import { askFor, isNoAnswer, keepAnswer, sendLines } from './send'
import type { ScanDb, ScanLine } from './store'

/** What a scan needs from the device. */
export interface Scanning {
  db: ScanDb
  account: string
  place: PassGatePlace
  keys: TicketKeys
  /** Whether the server is likely to be reachable. */
  isOnline: boolean
  /** Called after each request with whether the server answered. */
  onAnswer: (answered: boolean) => void
}

/** Sends one scan after all earlier ones; null if no answer arrives in time. Throws the server's refusal. */
async function ask({ db, account, place, onAnswer }: Scanning, line: ScanLine): Promise<PassScanAnswer | null> {
  const signal = AbortSignal.timeout(answerDeadlineMs)
  try {
    await sendLines(db, account, signal)
    const [answer] = await askFor(place.id, [line], signal)
    onAnswer(true)
    return answer ?? null
  } catch (error) {
    if (!signal.aborted && error instanceof CallError && !isNoAnswer(error)) throw error
    onAnswer(false)
    return null
  }
}

async function decide({ db, account, place }: Scanning, line: ScanLine): Promise<ScanOutcome> {
  const { number, at } = line
  if (number === '') return deviceOutcome('unknown', '')
  const earlier = await db.getAllFromIndex('scans', 'number', [account, number])
  return judgeAlone(
    earlier.filter(({ id }) => id !== line.id),
    { number, place, at },
  )
}

/**
 * Handles a code scanned at a place. It is stored first, so that nothing is lost. The server decides if it can be reached;
 * otherwise the device decides, and sends admitted scans later (product §4). Throws the server's refusal.
 */
export async function scanCode(scanning: Scanning, code: string): Promise<ScanOutcome> {
  const { db, account, place, keys, isOnline } = scanning
  if (code.length > longestPassCode) return deviceOutcome('unknown', '')
  const ticket = await ticketOf(keys, code)
  const number = ticket?.product_id === passProductId ? ticket.reservation_number : ''
  const blank = { told: null, answer: null, unsent: 0, conflict: 0 } as const
  const at = new Date().toISOString()
  const made: ScanLine = {
    ...blank,
    ...{ id: crypto.randomUUID(), account_id: account, affiliate_id: place.id, code, number, at },
  }
  const line = { ...made, seq: await db.add('scans', made) }
  try {
    const answer = isOnline ? await ask(scanning, line) : null
    if (answer) {
      await keepAnswer(db, line, answer)
      return serverOutcome(answer)
    }
  } catch (error) {
    await db.delete('scans', line.seq)
    throw error
  }
  const outcome = await decide(scanning, line)
  const letsIn = outcome.result === 'valid'
  await db.put('scans', { ...line, code: letsIn ? code : '', told: outcome.result, unsent: letsIn ? 1 : 0 })
  return outcome
}
