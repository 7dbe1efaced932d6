import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { startEmbedded } from '#server/db/embedded'
import { freePort } from '#server/db/embedded-probe'
import { root } from '#server/root'

/** The built product in a process of its own, as `npm start` runs it. */
export interface Product {
  process: ChildProcess
  port: number
  /** All that it has written to both streams so far. */
  output(): string
  /** Resolves when it says that it is ready; throws with its output when it ends before. */
  ready(): Promise<void>
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string>
  /** The answer of one of its addresses. */
  get(path: string): Promise<Response>
}

/** An empty folder for one test, in which every account may pass; what runs on it is stopped afterwards. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-start-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts it with these settings and no others. As root it can be given another account's `uid`. */
export async function startProduct(settings: Record<string, string>, uid?: number): Promise<Product> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort()
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    cwd: tmpdir(),
    // An empty value counts as not set, and keeps a developer's .env out.
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
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    if (settings.DATA_DIR) await stopLeftDatabase(settings.DATA_DIR)
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

/** Process number and address of the database that runs on a data folder, or undefined when none does. */
export async function databaseOf(dataDir: string): Promise<{ pid: number; url: string } | undefined> {
  const pointed = await readFile(path.join(dataDir, 'postgres.folder'), 'utf8').catch(() => '')
  const home = pointed.trim() || path.join(dataDir, 'postgres')
  const file = await readFile(path.join(home, 'data', 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = file.split('\n').map(Number)
  if (!pid || !port) return undefined
  const password = (await readFile(path.join(home, 'password'), 'utf8')).trim()
  return { pid, url: `postgres://naru:${password}@127.0.0.1:${port}/naru?sslmode=disable` }
}

async function stopLeftDatabase(dataDir: string) {
  if (await databaseOf(dataDir)) await startEmbedded(dataDir, { durable: false }).then((left) => left.stop())
}
