import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#server/root'
import type { Failure, Timed, Timings } from './run'

/** Where failures are reported, from the root. Playwright also writes its traces and the server's log there. */
const folder = 'test-results'

/** Removes the results of an earlier run. */
export function clearResults(): void {
  rmSync(path.join(root, folder), { recursive: true, force: true })
}

/** Writes a file for each failure, and returns the folder of the results. */
export function writeFailures(failures: Failure[]): string {
  const own = path.join(root, folder, 'failed')
  mkdirSync(own, { recursive: true })
  for (const [at, { name, details }] of failures.entries()) {
    const slug = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)
    writeFileSync(path.join(own, `${String(at + 1).padStart(3, '0')}-${slug}.txt`), `${name}\n\n${details}\n`)
  }
  return folder
}

export const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`

function printSlowest(what: string, timed: Timed[]) {
  console.log(`  the slowest ${what}:`)
  const slowest = timed.toSorted((one, other) => other.time - one.time).slice(0, 20)
  for (const { name, time } of slowest) console.log(`  ${seconds(time).padStart(8)}  ${name}`)
}

/** Prints the twenty slowest files and tests, and the share of set-up in the time of the files. */
export function printTimings({ files, tests, setUp }: Timings): void {
  printSlowest('files', files)
  printSlowest('tests', tests)
  const total = files.reduce((sum, { time }) => sum + time, 0)
  if (setUp > 0) console.log(`  set-up: ${Math.round((setUp / total) * 100)} % of ${seconds(total)} in the workers`)
}
