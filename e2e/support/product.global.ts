import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '#server/db/connect'
import { startEmbedded } from '#server/db/embedded'
import { root } from '#server/root'
import { brokenInvariants } from '#tests/support/broken-invariants'
import { address, databaseVariable, port, running } from './address'

const isReady = (): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the product ended before it was ready:\n${output()}`)
    if (await isReady()) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Runs the built product on a database of its own, and checks the invariants after all tests. */
export default async function setup(): Promise<() => Promise<void>> {
  if (running) return async () => {}
  // Its tests would write to one database and read another.
  if (await isReady()) throw new Error(`Something answers on ${address} already; E2E_PORT takes another port.`)
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-e2e-'))
  // The account that PostgreSQL runs as instead of root needs access to the folder.
  await chmod(folder, 0o755)
  const database = await startEmbedded(path.join(folder, 'data'), { durable: false })
  process.env[databaseVariable] = database.url
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      APP_URL: address,
      DATA_DIR: path.join(folder, 'product'),
      DATABASE_URL: database.url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  await untilReady(child, () => text)
  return async () => {
    const connection = connect(database.url)
    const broken = await brokenInvariants(connection.db)
    await connection.close()
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    await database.stop()
    await writeFile(path.join(root, 'test-results', 'server.log'), text).catch(() => {})
    await rm(folder, { recursive: true, force: true })
    if (broken.length > 0) throw new Error(`invariants are broken after the run:\n${broken.join('\n')}`)
  }
}
