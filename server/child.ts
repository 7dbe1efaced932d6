import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { root } from '#server/root'

/** A child process of the server, for work that would block the server. */
export interface ChildScript {
  /** Path from the project's folder, for development. */
  source: string
  /** Path from the folder of the build, without the extension. */
  built: string
  args: string[]
  /** Maximum heap of JavaScript objects, in megabytes. */
  heap: number
}

/** Environment variables that a child process receives: no setting, and nothing secret. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH']

/** Exit code of a process whose work takes more memory or computing time than allowed. */
export const tooHeavyExit = 77

/** Starts a process that works when the server has nothing to do. Failures are reported by its events. */
export function startChild({ source, built, args, heap }: ChildScript): ChildProcess {
  const isSource = import.meta.filename.endsWith('.ts')
  const child = fork(path.join(root, isSource ? source : `dist/server/${built}.js`), args, {
    cwd: root,
    execArgv: [...(isSource ? ['--import', 'tsx'] : []), `--max-old-space-size=${heap}`],
    env: {
      ...Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      UV_THREADPOOL_SIZE: '2',
      MALLOC_ARENA_MAX: '2',
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    // Pages and sign-in have priority. A child that has died already, or never started, reports that by its events.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
  return child
}
