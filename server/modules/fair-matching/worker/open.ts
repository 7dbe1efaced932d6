import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startChild, tooHeavyExit } from '#server/child'
import type { Bounds } from '#server/child-bounds'
import { concurrencyLimiter } from '#server/limiter'
import type { Log } from '#server/log'
import type { Job, Progress, Reply, Result } from './job'

/** A job that failed: it exceeded its bounds, or it broke off, with the reason if its process reported one. */
export class MatchingFailed extends Error {
  constructor(
    readonly why: 'tooHeavy' | 'ended',
    reason = '',
  ) {
    super(`matching: ${why}${reason && `: ${reason}`}`)
  }
}

/** How a job's progress is observed, and how it is stopped. */
interface Following {
  onProgress?(progress: Progress): void
  signal?: AbortSignal
}

/** Runs the matching where it blocks nothing else. */
export interface Matcher {
  /**
   * Runs one job in a process of its own. Rejects with the signal's reason when stopped, with `MatchingFailed` when it fails, and
   * with 503 `general.unavailable` when too many wait.
   */
  run<J extends Job>(job: J, following?: Following): Promise<Result<J>>
  /** Ends the processes; running jobs fail. */
  close(): Promise<void>
}

export interface MatcherOptions {
  log: Log
  /** The resources a job can use in its process. */
  bounds?: Bounds
  /** Starts a process. */
  start?: (bounds: Bounds) => ChildProcess
}

/** Several times what a fair of 300 × 600 companies needs. Ends before a job of the queue expires, after two minutes. */
const usual: Bounds = { memory: 1024 * 1024 * 1024, computing: 100_000 }

/** Starts a matching process. */
export const startProcess = (bounds: Bounds): ChildProcess =>
  startChild({
    source: 'server/modules/fair-matching/worker/process.ts',
    built: 'matcher',
    args: [JSON.stringify(bounds)],
    heap: 512,
  })

/** Opens the matcher, which starts a process for each job. */
export function openMatcher({ log, bounds = usual, start = startProcess }: MatcherOptions): Matcher {
  // The desk waits for a preview, so previews have a limiter of their own.
  const enter = { run: concurrencyLimiter(1, 2), preview: concurrencyLimiter(1, 8) }
  const all = new Set<ChildProcess>()

  function attempt(child: ChildProcess, job: Job, { onProgress, signal }: Following): Promise<Result<Job>> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      child.on('error', (error) => log.error({ err: error }, 'matching process failed'))
      child.once('exit', (code) => reject(new MatchingFailed(code === tooHeavyExit ? 'tooHeavy' : 'ended')))
      child.on('message', (reply: Reply) => {
        if ('progress' in reply) onProgress?.(reply.progress)
        else if ('result' in reply) resolve(reply.result)
        else reject(new MatchingFailed('ended', reply.error))
      })
      child.send(job)
    })
  }

  return {
    run: <J extends Job>(job: J, following: Following = {}) =>
      enter[job.kind === 'preview' ? 'preview' : 'run'](async () => {
        following.signal?.throwIfAborted()
        const child = start(bounds)
        all.add(child)
        child.once('exit', () => all.delete(child))
        try {
          return (await attempt(child, job, following)) as Result<J>
        } finally {
          child.kill('SIGKILL')
        }
      }),
    async close() {
      const ends = [...all].map((child) => once(child, 'exit'))
      for (const child of all) child.kill('SIGKILL')
      await Promise.all(ends)
    },
  }
}
