import { spawn } from 'node:child_process'
import { StartProblem } from '#server/problem'

/** The account a PostgreSQL program runs as; undefined means that of this process. */
export interface Account {
  uid: number
  gid: number
}

/** Runs one of PostgreSQL's programs to its end; `output` has both streams. Throws `StartProblem` when it cannot be run. */
export function run(program: string, args: string[], options: { cwd: string; account?: Account | undefined }) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      ...options.account,
      cwd: options.cwd,
      // The environment is not passed on: PGPORT, PGOPTIONS and the like, set for an installed PostgreSQL, would affect this one.
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group: Ctrl-C in the terminal must reach only this process, so that it can stop things in order.
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) =>
      reject(
        new StartProblem(`PostgreSQL cannot be run (${error.message}): set DATABASE_URL to one that runs elsewhere.`),
      ),
    )
    child.on('close', (code) => resolve({ code, output: output.trim() }))
  })
}
