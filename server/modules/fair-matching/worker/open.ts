import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startChild, tooHeavyExit } from '#server/child'
import type { Bounds } from '#server/child-bounds'
import { concurrencyLimiter } from '#server/limiter'
import type { Log } from '#server/log'
import type { Job, Progress, Reply, Result } from './job'

/** A job that came to nothing: it took more than it may, or its process died. */
export class MatchingFailed extends Error {
  constructor(readonly why: 'tooHeavy' | 'ended') {
    super(`matching: ${why}`)
  }
}

/** How a job is followed, and stopped. */
interface Following {
  onProgress?(progress: Progress): void
  signal?: AbortSignal
}

/** Does the work of the matching where it holds up nothing else. */
export interface Matcher {
  /**
   * Does one job, in a process of its own. Rejects with the signal's reason when stopped, with `MatchingFailed` when it comes to
   * nothing, and with 503 `general.unavailable` when too many wait.
   */
  run<J extends Job>(job: J, following?: Following): Promise<Result<J>>
  /** Ends the processes; a job under way fails. */
  close(): Promise<void>
}

export interface MatcherOptions {
  log: Log
  /** What a job may take of its process. */
  bounds?: Bounds
  /** Starts a process. */
  start?: (bounds: Bounds) => ChildProcess
}

/** Several times what a fair of 300 × 600 companies needs. A job of the queue expires after two minutes, so it ends before. */
const usual: Bounds = { memory: 1024 * 1024 * 1024, computing: 100_000 }

/** Starts a process that matches. */
export const startProcess = (bounds: Bounds): ChildProcess =>
  startChild({
    source: 'server/modules/fair-matching/worker/process.ts',
    built: 'matcher',
    args: [JSON.stringify(bounds)],
    heap: 512,
  })

/** Opens the processes when there is work for them, one for each job. */
export function openMatcher({ log, bounds = usual, start = startProcess }: MatcherOptions): Matcher {
  // A preview is waited for at the desk: it has a place of its own.
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
        else reject(new Error(reply.error))
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
