import { passProductId } from '#contract/catalog'
import { longestPassCode, type PassGatePlace, type PassScanAnswer } from '#contract/pass/gate'
import { CallError } from '#src/api/call'
import { answerDeadlineMs } from '#src/kits/check-in/ask'
import { type TicketKeys, ticketOf } from '#src/kits/check-in/keys'
import { judgeAlone, type ScanOutcome, toldByDevice, toldByServer } from './judge'
import { askFor, isNoAnswer, keepAnswer, sendLines } from './send'
import type { ScanDb, ScanLine } from './store'

/** What a scan has to know of the device. */
export interface Scanning {
  db: ScanDb
  account: string
  place: PassGatePlace
  keys: TicketKeys
  /** Whether asking the server is worth the wait. */
  isOnline: boolean
  /** Called with whether the server answered when it was asked. */
  onAnswer: (answered: boolean) => void
}

/** Asks about one scan, after all that were made before it; null where no answer came in time. Throws what the server refuses. */
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
  if (number === '') return toldByDevice('unknown', '')
  const known = await db.getAllFromIndex('scans', 'number', [account, number])
  return judgeAlone(
    known.filter(({ id }) => id !== line.id),
    { number, place, at },
  )
}

/**
 * A code that was read at a place. It is written down first, so that nothing is lost; the server is asked while there is one, else the device
 * decides, and sends later whom it let in (product §4). Throws what the server refuses.
 */
export async function scanCode(scanning: Scanning, code: string): Promise<ScanOutcome> {
  const { db, account, place, keys, isOnline } = scanning
  if (code.length > longestPassCode) return toldByDevice('unknown', '')
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
      return toldByServer(answer)
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
