import { setMaxListeners } from 'node:events'
import type PgBoss from 'pg-boss'
import { errorName } from '#server/error-name'
import type { Log } from '#server/log'
import type { JobInputs, JobName } from './jobs'

/** How one kind of work is done: seconds between polls of the queue, retries after a failure, concurrent jobs. */
export interface WorkPlan {
  pollSeconds: number
  retries: number
  atOnce?: number
  /** For work that is repeated automatically, by one process in each period. */
  everySeconds?: number
  /** Its input names people or their addresses: nothing of it is stored once the job has ended, even if it failed. */
  isPrivate?: boolean
}

type Handler<N extends JobName> = (input: JobInputs[N]) => Promise<void>
export type Handlers = { [N in JobName]?: Handler<N> }
/** A handler whose name is no longer known to the type checker: it receives what its own queue holds. */
type AnyHandler = (input: never) => Promise<void>

/** Maximum wait for work under way when stopping, in milliseconds. */
const patience = 20_000

const within = (ms: number, work: Promise<unknown>): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Resolves after `seconds`, or immediately when `signal` is aborted. */
const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, seconds * 1000)
    signal.addEventListener('abort', done)
  })

/**
 * Works on the queues, each by its plan; `forget` removes the input of one ended job, or of all. The loops are written here
 * because pg-boss' workers leave a rejection unhandled when the database is lost, which ends the process.
 */
export function createWorker(
  boss: PgBoss,
  log: Log,
  plans: Record<JobName, WorkPlan>,
  forget: (id?: string) => Promise<unknown>,
) {
  const stopping = new AbortController()
  // Every loop listens to it, and there are more loops than Node's default limit.
  setMaxListeners(Object.keys(plans).length, stopping.signal)
  const loops: Promise<void>[] = []
  const timers: NodeJS.Timeout[] = []

  async function perform(name: JobName, job: PgBoss.Job, handler: AnyHandler) {
    try {
      await handler(job.data as never)
    } catch (error) {
      log.warn({ err: error, job: name, id: job.id }, 'job failed')
      await boss.fail(name, job.id, { error: errorName(error) })
      await forget(job.id)
      return
    }
    await boss.complete(name, job.id)
    await forget(job.id)
  }

  async function loop(name: JobName, { pollSeconds, atOnce = 1 }: WorkPlan, handler: AnyHandler) {
    while (!stopping.signal.aborted) {
      const jobs = await boss.fetch<object>(name, { batchSize: atOnce })
      for (const result of await Promise.allSettled(jobs.map((job) => perform(name, job, handler)))) {
        // The result could not be stored: the job runs again once its time has expired.
        if (result.status === 'rejected') log.warn({ err: result.reason, job: name }, 'job result lost')
      }
      // Stopping may have begun during the fetch: nothing would end the pause then.
      if (jobs.length < atOnce && !stopping.signal.aborted) await pause(pollSeconds, stopping.signal)
    }
  }

  /** Of all calls in a period, by any process, the queue accepts one. */
  function repeat(name: JobName, everySeconds: number) {
    const call = () =>
      boss
        .send(name, {}, { singletonSeconds: everySeconds, retryLimit: 0 })
        .catch((error: unknown) => log.warn({ err: error, job: name }, 'job not queued'))
    void call()
    timers.push(setInterval(call, everySeconds * 400))
  }

  return {
    work(handlers: Handlers): void {
      // Includes jobs that a crash left between their end and their removal, and failures that are too old to be tried again.
      const forgetAll = () =>
        void forget().catch((error: unknown) => log.warn({ err: error }, 'finished jobs not forgotten'))
      forgetAll()
      timers.push(setInterval(forgetAll, 3_600_000))
      for (const [name, handler] of Object.entries(handlers) as [JobName, AnyHandler][]) {
        const plan = plans[name]
        loops.push(loop(name, plan, handler))
        if (plan.everySeconds) repeat(name, plan.everySeconds)
      }
    },
    async stop(): Promise<void> {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await within(patience, Promise.all(loops))
    },
  }
}
