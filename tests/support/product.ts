import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { startEmbedded } from '#server/db/embedded'
import { atFileEnd } from '#tests/support/ending'
import { type Product, spawnProduct } from '#tests/support/spawn'

/** An empty folder for one test, accessible to every account; processes that run on it are stopped afterwards. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-start-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

let stopped: Promise<string> | undefined

/** The folder of a product that was started once and stopped. */
async function stoppedProduct(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-stopped-'))
  atFileEnd(() => {
    stopped = undefined
    return rm(folder, { recursive: true, force: true })
  })
  await chmod(folder, 0o755)
  const product = await spawnProduct({ DATA_DIR: folder })
  try {
    await product.ready()
  } catch (error) {
    await stopLeftDatabase(folder)
    throw error
  }
  product.process.kill('SIGTERM')
  await product.ended
  return folder
}

/**
 * A folder for one test on which the product has run before: a copy, because creating and migrating a database takes most of a
 * first start.
 */
export async function usedFolder(): Promise<string> {
  stopped ??= stoppedProduct()
  const folder = await scratchFolder()
  const from = await stopped
  // Where PostgreSQL cannot reach the folder, its data is elsewhere, and a copy would share it.
  if (existsSync(path.join(from, 'postgres.folder'))) return folder
  // With the owners of the files: PostgreSQL runs under an account of its own.
  await promisify(execFile)('cp', ['-a', `${from}/.`, folder])
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
