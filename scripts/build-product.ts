import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { withHostLock } from '#server/host-lock'
import { StartProblem } from '#server/problem'
import { root } from '#server/root'
import { readVersion } from '#server/version'
import { filesBelow, installBuild } from './install-build'

const sources = [
  'contract',
  'src',
  'server',
  'public',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]
const results = ['client/.vite/manifest.json', 'ssr', 'server/main.js', 'server/decoder.js', 'server/matcher.js']
const dist = path.join(root, 'dist')
/** Where a build is made: next to `dist`, so that a file can be moved there in one step. */
const fresh = path.join(root, 'dist.new')

/**
 * Returns a hash of everything that is built, the product's version: the same sources have the same version on every computer.
 */
export async function sourceVersion(folder = root): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(sources.map((name) => filesBelow(folder, name)))).flat().sort()
  for (const file of files) {
    const text = await readFile(path.join(folder, file))
    hash.update(`${file}\0${text.length}\0`).update(text)
  }
  return hash.digest('hex').slice(0, 16)
}

const isBuilt = (version: string) =>
  readVersion().version === version && results.every((file) => existsSync(path.join(dist, file)))

function runVite(): Promise<void> {
  const vite = path.dirname(createRequire(import.meta.url).resolve('vite/package.json'))
  const args = [path.join(vite, 'bin/vite.js'), 'build', '--app', '--logLevel', 'warn']
  return new Promise((resolve, reject) => {
    // In a separate process: its memory is freed with it, and it runs as "production" whatever the server runs as.
    const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: fresh }
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
    const stop = () => {
      child.kill()
      process.exit(130)
    }
    process.once('SIGINT', stop).once('SIGTERM', stop)
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      if (code === 0) resolve()
      else reject(new StartProblem('The build has failed; what it says stands above.'))
    })
  })
}

const compressible = /\.(?:js|css|svg|json|txt)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a compressed copy of every file of the client that benefits from it. */
async function compressClient() {
  const files = (await filesBelow(fresh, 'client')).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const at = path.join(fresh, file)
      const body = await readFile(at)
      if (body.length < 1024) return
      await writeFile(`${at}.br`, await brotli(body, {}))
      await writeFile(`${at}.gz`, await zip(body, { level: 9 }))
    }),
  )
}

/** Builds client, server rendering and server into `dist`. Throws `StartProblem` on failure, which leaves `dist` unchanged. */
export async function buildProduct(): Promise<void> {
  const version = await sourceVersion()
  await rm(fresh, { recursive: true, force: true })
  await runVite()
  await compressClient()
  await installBuild(fresh, dist, { version, date: new Date().toISOString() })
}

/** Builds unless `dist` was made from the current sources; two concurrent starts build once. */
export async function buildWhenChanged(): Promise<void> {
  if (isBuilt(await sourceVersion())) return
  await withHostLock(`the build of ${root}`, async () => {
    if (isBuilt(await sourceVersion())) return
    const since = performance.now()
    console.log('Building, because the sources are new or have changed …')
    await buildProduct()
    console.log(`Built in ${((performance.now() - since) / 1000).toFixed(1)} s.`)
  })
}
