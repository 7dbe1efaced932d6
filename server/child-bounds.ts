import { writeFile } from 'node:fs/promises'
import { tooHeavyExit } from './child'

/** What one job may take of the process that does it. */
export interface Bounds {
  /** Bytes. */
  memory: number
  /** Milliseconds of computing, however long it has to wait for that. */
  computing: number
}

/** How often both are looked at, in milliseconds. */
const look = 40

/** Ends this process when it takes more than it may from now on; call the answer once the job is done. */
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
  // The server ends it: a Ctrl-C in the terminal must not take it away under a request that is still being answered.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  // Where memory runs out altogether, the kernel takes this one first.
  void writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
}
