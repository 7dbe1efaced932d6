import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { root } from '#server/root'

/** A process of ours beside the server, for work that would hold it up. */
export interface ChildScript {
  /** From the project's folder, for development. */
  source: string
  /** From the build's, without its ending. */
  built: string
  args: string[]
  /** Most megabytes of JavaScript objects. */
  heap: number
}

/** What such a process may know of its surroundings: no setting, and nothing secret. */
const known = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH']

/** With what a process ends when its work takes more memory or computing time than it may. */
export const tooHeavyExit = 77

/** Starts a process that works when the server has nothing to do. It reports by its events whatever goes wrong. */
export function startChild({ source, built, args, heap }: ChildScript): ChildProcess {
  const isSource = import.meta.filename.endsWith('.ts')
  const child = fork(path.join(root, isSource ? source : `dist/server/${built}.js`), args, {
    cwd: root,
    execArgv: [...(isSource ? ['--import', 'tsx'] : []), `--max-old-space-size=${heap}`],
    env: {
      ...Object.fromEntries(known.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      UV_THREADPOOL_SIZE: '2',
      MALLOC_ARENA_MAX: '2',
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    // Pages and sign-in come first. One that has died already, or was never there, reports itself by its events.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
  return child
}
