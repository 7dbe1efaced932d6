import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '#server/root'
import type { Product } from '#tests/support/spawn'

/** Returns the resident memory of a process in megabytes; NaN where the system does not report it. */
export async function memoryOf({ pid }: { pid?: number | undefined }): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

/** What a product started with `inside.cjs` reports about itself. */
interface Inside {
  /** Megabytes still held after a garbage collection. */
  memory: number
  /** Longest time that its event loop was blocked since the previous report, in milliseconds by the clock. */
  wall: number
  /** Like `wall`, in milliseconds for which its thread had a processor. */
  processor: number
}

/** Requests a report from a product started with `inside.cjs`; all figures are NaN when the product has ended. */
export async function insideOf({ process: product, output }: Product): Promise<Inside> {
  const reports = () => [...output().matchAll(/^inside: (.*)$/gm)]
  const before = reports().length
  product.kill('SIGUSR2')
  while (reports().length === before && product.exitCode === null && product.signalCode === null) await pause(50)
  const line = reports()[before]?.[1]
  return line ? (JSON.parse(line) as Inside) : { memory: Number.NaN, wall: Number.NaN, processor: Number.NaN }
}

/**
 * Returns how long the main thread has had a processor and how long it has waited for one, in milliseconds; NaN where the system
 * does not report it.
 */
export async function processorOf({ pid }: { pid?: number | undefined }): Promise<{ had: number; waited: number }> {
  const schedule = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')
  const [had = Number.NaN, waited = Number.NaN] = schedule.split(' ').map((nanoseconds) => Number(nanoseconds) / 1e6)
  return { had, waited }
}

/** What a probe measured of `/readyz`; times are in milliseconds. */
export interface Seen {
  requests: number
  failed: number
  half: number
  most: number
  slowest: number
}

/** Starts a process of the bench, which ends with its input. */
export const helper = (name: string, ...rest: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', `bench/support/${name}.ts`, ...rest], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })

/** Starts to watch `/readyz`, as a load balancer that is already connected does. Returns the function that ends it. */
async function watch(port: number) {
  const probe = helper('probe', `http://127.0.0.1:${port}/readyz`)
  const lines = createInterface(probe.stdout)[Symbol.asyncIterator]()
  await lines.next()
  return async () => {
    probe.stdin.end()
    return JSON.parse((await lines.next()).value) as Seen
  }
}

/** Runs the work while `/readyz` of the server at the port is watched. */
export async function watched<T>(port: number, work: () => Promise<T>): Promise<Seen & { done: T }> {
  const seen = await watch(port)
  const done = await work()
  return { ...(await seen()), done }
}
