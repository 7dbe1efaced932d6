import { type PassScanAnswer, passGate, scansAtOnce } from '#contract/pass/gate'
import { CallError, call } from '#src/api/call'
import { isSilence } from '#src/kits/check-in/ask'
import type { ScanDb, ScanLine } from './store'

/** Stores the server's answer to a scan and drops its code, which is no longer needed. */
export const keepAnswer = (db: ScanDb, line: ScanLine, answer: PassScanAnswer): Promise<number> =>
  db.put('scans', {
    ...line,
    answer,
    code: '',
    number: answer.pass?.number ?? line.number,
    unsent: 0,
    conflict: line.told === 'valid' && answer.result !== 'valid' ? 1 : 0,
  })

/** Sends scans of one place to the server, in order. Throws `CallError`. */
export function askFor(place: string, lines: readonly ScanLine[], signal?: AbortSignal): Promise<PassScanAnswer[]> {
  const scans = lines.map(({ id, code, at }) => ({ id, code, at }))
  return call(
    passGate.scan,
    { params: { id: place }, body: { scans, sent_at: new Date().toISOString() } },
    { errors: 'silent', signal },
  )
}

/** Whether a failure says nothing about the scans: they are being processed elsewhere, or there was no answer. */
export const isNoAnswer = (error: unknown): boolean =>
  isSilence(error) || (error instanceof CallError && error.status === 409)

/**
 * Sends the scans that an account admitted offline, place by place in the order of scanning. Returns the last refusal, if any;
 * the scans of other places are sent anyway. Throws if there is no answer.
 */
export async function sendLines(db: ScanDb, account: string, signal?: AbortSignal): Promise<CallError | null> {
  const unsent = await db.getAllFromIndex('scans', 'unsent', [account, 1])
  let trouble: CallError | null = null
  for (const place of new Set(unsent.map(({ affiliate_id }) => affiliate_id))) {
    const lines = unsent.filter(({ affiliate_id }) => affiliate_id === place)
    try {
      await sendPlace(db, place, lines, signal)
    } catch (error) {
      if (!(error instanceof CallError) || isNoAnswer(error)) throw error
      trouble = error
    }
  }
  return trouble
}

async function sendPlace(db: ScanDb, place: string, lines: readonly ScanLine[], signal?: AbortSignal): Promise<void> {
  for (let from = 0; from < lines.length; from += scansAtOnce) {
    const some = lines.slice(from, from + scansAtOnce)
    const answers = await askFor(place, some, signal)
    for (const line of some) {
      const answer = answers.find(({ id }) => id === line.id)
      if (answer) await keepAnswer(db, line, answer)
    }
  }
}
