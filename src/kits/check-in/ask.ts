import { checkIn } from '#contract/check-in'
import type { Scan, ScanResult } from '#contract/check-in-scan'
import type { Lang } from '#contract/languages'
import { CallError, call } from '#src/api/call'

/** How long the device waits for the server's answer before it decides on its own, in ms (product §9). */
export const answerDeadlineMs = 2500

/** Whether a call failed in a way that says nothing about the scan: no network, a busy server, no one signed in. */
export const isSilence = (error: unknown): boolean => !(error instanceof CallError) || !error.isFinal

/** Sends one scan to the server; returns null when no answer arrived in time. Throws the server's refusals. */
export async function askServer(deviceId: string, scan: Scan, lang: Lang): Promise<ScanResult | null> {
  const signal = AbortSignal.timeout(answerDeadlineMs)
  try {
    const input = { params: { id: deviceId }, query: { lang }, body: { scans: [scan] } }
    const { results } = await call(checkIn.scan, input, { errors: 'silent', signal })
    return results[0] ?? null
  } catch (error) {
    if (signal.aborted || isSilence(error)) return null
    throw error
  }
}
