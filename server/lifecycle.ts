import type { Log } from '#server/log'

/** The steps that end the process, registered while it starts. */
export interface Lifecycle {
  /** Aborted when stopping begins. */
  stopping: AbortSignal
  /** Adds a step of stopping; steps run in the reverse order of being added, each when the one before it has ended. */
  onStop(name: string, step: () => Promise<unknown>): void
  /** Signals that stopping has begun, before there is time to run the steps. */
  beginStop(): void
  /** Runs the steps. A step that fails or takes longer than 15 s is logged and does not hold up the others. */
  stop(): Promise<void>
}

/** How long one step can take, in milliseconds; longer than requests can take to end. */
const patience = 15_000

async function within(work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${patience / 1000} s`)), patience)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Creates a lifecycle without steps. */
export function createLifecycle(log: Log): Lifecycle {
  const controller = new AbortController()
  const steps: { name: string; step: () => Promise<unknown> }[] = []
  let done: Promise<void> | undefined
  const runSteps = async () => {
    controller.abort()
    for (const { name, step } of steps.reverse()) {
      log.debug({ step: name }, 'stopping')
      await within(step()).catch((error: unknown) => log.error({ err: error, step: name }, 'did not stop in order'))
    }
  }
  return {
    stopping: controller.signal,
    onStop: (name, step) => steps.push({ name, step }),
    beginStop: () => controller.abort(),
    stop: () => {
      done ??= runSteps()
      return done
    },
  }
}

/** One Ctrl-C arrives twice when npm forwards a signal that the terminal has sent to every process. In milliseconds. */
const sameSignal = 500

/** Calls `first` at the first SIGINT, SIGTERM or SIGHUP, and ends the process immediately at the second, whatever its state. */
export function onSignals(first: () => void): void {
  let since: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (since === undefined) {
        since = performance.now()
        first()
      } else if (performance.now() - since > sameSignal) process.exit(130)
    })
  }
}
