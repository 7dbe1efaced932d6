import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#server/db/embedded-probe'
import { root } from '#server/root'

/** The built product in a process of its own, as `npm start` runs it. */
export interface Product {
  process: ChildProcess
  port: number
  /** Everything it has written to both streams so far. */
  output(): string
  /** Resolves when it reports that it is ready; throws with its output if it ends first. */
  ready(): Promise<void>
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string>
  /** The response at one of its addresses. */
  get(path: string): Promise<Response>
}

/** Starts it with only these settings, and Node with these options. As root, it can run under another account's `uid`. */
export async function spawnProduct(
  settings: Record<string, string>,
  { uid, options = [] }: { uid?: number | undefined; options?: string[] } = {},
): Promise<Product> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort()
  const child = spawn(process.execPath, [...options, path.join(root, 'dist/server/main.js')], {
    cwd: tmpdir(),
    // An empty value counts as unset, and overrides a developer's .env.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      SEED_DEMO: 'off',
      PORT: String(port),
      ...settings,
    },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let text = ''
  let isReady = () => {}
  const readiness = new Promise<void>((resolve) => (isReady = resolve))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
      if (text.includes('Naru is ready')) isReady()
    })
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  return {
    process: child,
    port,
    output: () => text,
    ready: () =>
      Promise.race([
        readiness,
        ended.then((how) => {
          throw new Error(`Ended with ${how} before it was ready:\n${text}`)
        }),
      ]),
    ended,
    get: (at) => fetch(`http://127.0.0.1:${port}${at}`),
  }
}
