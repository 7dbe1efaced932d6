import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '#server/root'
import type { Product } from '#tests/support/spawn'

/** Megabytes of memory that a process has; none where the system does not say so. */
export async function memoryOf({ pid }: { pid?: number | undefined }): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

/** Megabytes that a product which was started with `live-memory.cjs` still holds once all that nothing holds is collected. */
export async function liveMemoryOf({ process: product, output }: Product): Promise<number> {
  const told = () => [...output().matchAll(/live memory: (\d+) MB/g)]
  const before = told().length
  product.kill('SIGUSR2')
  while (told().length === before && product.exitCode === null && product.signalCode === null) await pause(50)
  return Number(told().at(-1)?.[1])
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

/** Watches `/readyz` until it is told to end. */
function watch(port: number) {
  const probe = helper('probe', `http://127.0.0.1:${port}/readyz`)
  const output = probe.stdout.toArray()
  return async () => {
    probe.stdin.end()
    return JSON.parse(Buffer.concat((await output) as Buffer[]).toString()) as Seen
  }
}

/** Does the work while `/readyz` of the server at the port is watched. */
export async function watched<T>(port: number, work: () => Promise<T>): Promise<Seen & { done: T }> {
  const seen = watch(port)
  const done = await work()
  return { ...(await seen()), done }
}
