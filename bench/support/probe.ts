import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Requests an address every 100 ms until its input ends, in a separate process so that no other work is measured. Then prints the
 * result as one line of JSON. A request without a response in ten seconds counts as ten.
 */
const patience = 10_000
/** Number of requests after which the probe is warmed up, which it reports. */
const settled = 10
const url = process.argv[2] ?? ''
const times: number[] = []
let failed = 0
let left = false
process.stdin.on('end', () => (left = true)).resume()
try {
  setPriority(-10)
} catch {
  // Only some accounts are allowed to: the probe then has the usual priority.
}

async function ask(): Promise<void> {
  const began = performance.now()
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => null)
  await answer?.text().catch(() => null)
  if (answer?.status !== 200) failed++
  times.push(answer ? performance.now() - began : patience)
  if (times.length === settled) process.stdout.write('asking\n')
}

while (!left) {
  await Promise.all([ask(), pause(100)])
}
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
process.stdout.write(JSON.stringify({ requests: times.length, failed, half: at(0.5), most: at(0.99), slowest: at(1) }))
