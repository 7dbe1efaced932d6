import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#server/root'

/** The result of a stage. */
export interface Counts {
  passed: number
  failed: number
  /** Failures with their output, printed again at the end, so that they are found without reading everything that passed. */
  failures?: Failure[]
  timings?: Timings
}

/** A test, file or check that failed: its name and its output. */
export interface Failure {
  name: string
  details: string
}

/** Durations in milliseconds. `setUp` is the time in the workers before and between the tests. */
export interface Timings {
  files: Timed[]
  tests: Timed[]
  setUp: number
}

export interface Timed {
  name: string
  time: number
}

export type Step = () => Promise<Counts>

/** A folder for the programs' reports, removed at the end. */
export const scratch = mkdtempSync(path.join(tmpdir(), 'naru-test-'))

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/** Runs one of the installed programs to its end; `quiet` captures its output and prints nothing. */
export function run(name: string, args: string[], options: { quiet?: boolean; env?: Record<string, string> } = {}) {
  return new Promise<{ code: number; output: string; errors: string }>((resolve, reject) => {
    const kept = options.quiet ? 'pipe' : 'inherit'
    const child = spawn(bin(name), args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', kept, kept],
    })
    let output = ''
    let errors = ''
    child.stdout?.on('data', (data) => {
      output += data
    })
    child.stderr?.on('data', (data) => {
      errors += data
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output, errors }))
  })
}
