import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '#server/root'
import type { Product } from '#tests/support/spawn'

/** Megabytes of memory that a process has; none where the system does not say so. */
export async function memoryOf({ pid }: { pid?: number | undefined }): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

/** What a product reports of itself that was started with `inside.cjs`. */
interface Inside {
  /** Megabytes that it still holds once all that nothing holds is collected. */
  memory: number
  /** How long its event loop was held at most since it was last asked, in milliseconds by the clock. */
  wall: number
  /** The same in milliseconds for which its thread had a processor. */
  processor: number
}

/** Asks a product that was started with `inside.cjs`; nothing is known of one that has ended. */
export async function insideOf({ process: product, output }: Product): Promise<Inside> {
  const told = () => [...output().matchAll(/^inside: (.*)$/gm)]
  const before = told().length
  product.kill('SIGUSR2')
  while (told().length === before && product.exitCode === null && product.signalCode === null) await pause(50)
  const line = told()[before]?.[1]
  return line ? (JSON.parse(line) as Inside) : { memory: Number.NaN, wall: Number.NaN, processor: Number.NaN }
}

/**
 * How long the thread that answers has had a processor and has waited for one that others had, in milliseconds; none where
 * the system does not say so.
 */
export async function processorOf({ pid }: { pid?: number | undefined }): Promise<{ had: number; waited: number }> {
  const told = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')
  const [had = Number.NaN, waited = Number.NaN] = told.split(' ').map((nanoseconds) => Number(nanoseconds) / 1e6)
  return { had, waited }
}

/** How a probe saw `/readyz`; times are in milliseconds. */
export interface Seen {
  asked: number
  failed: number
  half: number
  most: number
  slowest: number
}

/** A process of the bench's own, which ends with its input. */
export const helper = (name: string, ...rest: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', `bench/support/${name}.ts`, ...rest], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })

/** Watches `/readyz`, as a balancer does that has asked before, until it is told to end. */
async function watch(port: number) {
  const probe = helper('probe', `http://127.0.0.1:${port}/readyz`)
  const lines = createInterface(probe.stdout)[Symbol.asyncIterator]()
  await lines.next()
  return async () => {
    probe.stdin.end()
    return JSON.parse((await lines.next()).value) as Seen
  }
}

/** Does the work while `/readyz` of the server at the port is watched. */
export async function watched<T>(port: number, work: () => Promise<T>): Promise<Seen & { done: T }> {
  const seen = await watch(port)
  const done = await work()
  return { ...(await seen()), done }
}
