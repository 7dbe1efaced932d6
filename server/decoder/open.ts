import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startChild, tooHeavyExit } from '#server/child'
import type { Bounds } from '#server/child-bounds'
import type { Log } from '#server/log'
import { Refusal } from '#server/refusal'
import type { Failure, Job, Reply, Result } from './job'
import { queues } from './queues'

/** Decodes and encodes pictures in separate processes, where they block nothing else. */
export interface Decoder {
  /**
   * Does one job in its turn. Throws 503 `general.picturesBusy` when too many wait or the process died, 413
   * `validation.pictureSize` and `validation.pictureHeavy`, 415 `validation.fileType`.
   */
  run<J extends Job>(job: J): Promise<Result<J>>
  /** Ends the processes; a job under way fails. */
  close(): Promise<void>
}

/** Limits of jobs, and how processes are started. */
export interface DecoderOptions {
  log: Log
  /** What a job can use of its process. */
  bounds?: Bounds
  /** How long a job can take in all, in milliseconds. */
  patience?: number
  /** How long a process waits for its next job, in milliseconds. */
  idle?: number
  /** Starts a process. */
  start?: (bounds: Bounds) => ChildProcess
}

/** Several times what the largest accepted picture needs. */
const usual: Bounds = { memory: 700 * 1024 * 1024, computing: 20_000 }

/** How many jobs decode concurrently: on a small machine the rest is left for page requests. */
const places = 2
/**
 * Uploads have priority, but one place at most: the other one is always for the pictures of pages, so that neither kind waits for
 * the other.
 */
const kinds = { upload: { atOnce: 1, waiting: 16 }, drawing: { atOnce: 2, waiting: 200 } } as const

const refusals: Record<Failure, () => Refusal> = {
  unreadable: () => new Refusal(415, 'validation.fileType', 'file'),
  tooLarge: () => new Refusal(413, 'validation.pictureSize', 'file'),
  tooHeavy: () => new Refusal(413, 'validation.pictureHeavy', 'file'),
}

/** Starts a process that decodes. */
export const startProcess = (bounds: Bounds): ChildProcess =>
  startChild({ source: 'server/decoder/process.ts', built: 'decoder', args: [JSON.stringify(bounds)], heap: 256 })

/** Opens the decoder. Processes are started when there is work; each is reused for the next job, and replaced after it died. */
export function openDecoder({
  log,
  bounds = usual,
  patience = 90_000,
  idle = 60_000,
  start = startProcess,
}: DecoderOptions): Decoder {
  const enter = queues(places, kinds)
  const resting = new Map<ChildProcess, NodeJS.Timeout>()
  const all = new Set<ChildProcess>()

  function take(): ChildProcess {
    for (const [child, timer] of resting) {
      clearTimeout(timer)
      resting.delete(child)
      if (child.connected) return child
    }
    const child = start(bounds)
    all.add(child)
    child.once('exit', () => {
      all.delete(child)
      clearTimeout(resting.get(child))
      resting.delete(child)
    })
    child.on('error', (error) => log.error({ err: error }, 'picture process failed'))
    return child
  }

  /** A resting process is unreferenced: the server can end while it rests. */
  function rest(child: ChildProcess) {
    child.unref()
    child.channel?.unref()
    resting.set(child, setTimeout(() => child.kill('SIGKILL'), idle).unref())
  }

  async function attempt(job: Job): Promise<Reply> {
    const child = take()
    child.ref()
    child.channel?.ref()
    const over = new AbortController()
    const wait = { signal: over.signal }
    const late = setTimeout(() => child.kill('SIGKILL'), patience)
    try {
      const ended = once(child, 'exit', wait).then(([code, signal]: unknown[]): Reply => {
        if (code === tooHeavyExit) return { failure: 'tooHeavy' }
        log.error({ code, signal }, 'picture process ended')
        throw new Refusal(503, 'general.picturesBusy')
      })
      const answered = once(child, 'message', wait).then(([reply]): Reply => {
        rest(child)
        return reply as Reply
      })
      child.send(job)
      return await Promise.race([answered, ended])
    } finally {
      clearTimeout(late)
      over.abort()
    }
  }

  return {
    run: <J extends Job>(job: J) =>
      enter(job.kind === 'drawing' ? 'drawing' : 'upload', async () => {
        const reply = await attempt(job)
        if ('result' in reply) return reply.result as Result<J>
        // A failed drawing is an error of the product itself.
        throw job.kind === 'drawing' ? new Error(`a drawing was ${reply.failure}`) : refusals[reply.failure]()
      }),
    async close() {
      const ends = [...all].map((child) => once(child, 'exit'))
      for (const child of all) child.kill('SIGKILL')
      await Promise.all(ends)
    },
  }
}
