import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { startEmbedded } from '#server/db/embedded'
import { type Product, spawnProduct } from '#tests/support/spawn'

/** An empty folder for one test, accessible to every account; processes that run on it are stopped afterwards. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-start-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the product like `spawnProduct`; it is killed at the end of the test, together with its database. */
export async function startProduct(settings: Record<string, string>, uid?: number): Promise<Product> {
  const product = await spawnProduct(settings, { uid })
  onTestFinished(async () => {
    product.process.kill('SIGKILL')
    await product.ended
    if (settings.DATA_DIR) await stopLeftDatabase(settings.DATA_DIR)
  })
  return product
}

/** Process id and address of the database that runs on a data folder, or undefined if none does. */
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
