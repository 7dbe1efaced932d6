import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks an address every 100 ms until its input ends, in a process of its own so that no other work is measured; then
 * prints what it saw as JSON, in a line. A question that is not answered in ten seconds counts as ten.
 */
const patience = 10_000
/** After so many it is up to speed itself, and says so. */
const settled = 10
const url = process.argv[2] ?? ''
const times: number[] = []
let failed = 0
let left = false
process.stdin.on('end', () => (left = true)).resume()
try {
  setPriority(-10)
} catch {
  // Only some accounts may: it then waits for the processor as everybody does.
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
process.stdout.write(JSON.stringify({ asked: times.length, failed, half: at(0.5), most: at(0.99), slowest: at(1) }))
