import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#server/root'

/** What a stage has come to. */
export interface Counts {
  passed: number
  failed: number
  /** What failed, with what it said: it is said once more at the end, where it is found without reading all that passed. */
  failures?: Failure[]
  timings?: Timings
}

/** A test, file or check that failed: its name, and what there is to read about it. */
export interface Failure {
  name: string
  details: string
}

/** How long things took, in milliseconds. `setUp` is what passed in the workers before and between the tests. */
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

/** A folder for reports between the programs, removed at the end. */
export const scratch = mkdtempSync(path.join(tmpdir(), 'naru-test-'))

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/** Runs one of the installed programs to its end; `quiet` keeps what it writes and prints nothing. */
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
