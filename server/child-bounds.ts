import { writeFile } from 'node:fs/promises'
import { tooHeavyExit } from './child'

/** What one job can use of its process. */
export interface Bounds {
  /** Bytes. */
  memory: number
  /** Milliseconds of computing time, no matter how long the job waits for the processor. */
  computing: number
}

/** How often both are checked, in milliseconds. */
const look = 40

/** Ends this process when it exceeds `bounds` from now on. Returns a function to call once the job is done. */
export function watchBounds({ memory, computing }: Bounds): () => void {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system > computing * 1000 || process.memoryUsage.rss() > memory) process.exit(tooHeavyExit)
  }, look)
  return () => clearInterval(watch)
}

/** Ties the life of this process to the server's. */
export function liveWithServer(): void {
  // The server ends this process: a Ctrl-C in the terminal must not kill it during a request that is still being answered.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  // Where the machine runs out of memory, the kernel kills this process first.
  void writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
}
