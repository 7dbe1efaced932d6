import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyBinaries, linkLibraries, makeOpenFolder, packagedBinaries } from '#server/db/embedded-binaries'
import type { Account } from '#server/db/embedded-run'
import { StartProblem } from '#server/problem'

/** Where the embedded PostgreSQL stores its programs and its data, and the account it runs as. */
export interface Place {
  bin: string
  /** Major version of the programs. */
  major: string
  /** Folder of the cluster, its password and its log. */
  home: string
  account: Account | undefined
}

/** Used by root when the account of PostgreSQL cannot enter the given folders. */
const shared = '/var/lib/naru'

/** Whether the account can pass through all folders down to this one, by their permission bits. */
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

/** Returns the owner of the existing data, otherwise `nobody`: initdb needs an account that the system knows. */
function accountFor(home: string): Account {
  const owner = existsSync(home) ? statSync(home) : undefined
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = entries.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  if (!uid || !gid) {
    throw new StartProblem(
      'PostgreSQL refuses to run as root and this system has no account "nobody": start as another user, or set DATABASE_URL.',
    )
  }
  // macOS writes -2; the system call needs it unsigned.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
}

async function makeDataDir(dataDir: string) {
  try {
    await makeOpenFolder(dataDir)
  } catch (error) {
    throw new StartProblem(`DATA_DIR ${dataDir} cannot be made: ${(error as Error).message}`)
  }
}

async function homeForRoot(dataDir: string) {
  const usual = path.join(dataDir, 'postgres')
  const pointer = path.join(dataDir, 'postgres.folder')
  const pointed = existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : undefined
  if (existsSync(usual) || (!pointed && mayEnter(dataDir, accountFor(usual)))) return usual
  // Named at random and recorded in the data folder: deleting that folder starts over.
  const home = pointed ?? path.join(shared, randomBytes(6).toString('hex'), 'postgres')
  await makeOpenFolder(path.dirname(home))
  await writeFile(pointer, `${home}\n`)
  return home
}

/**
 * Decides where the embedded PostgreSQL of a data folder is located. As root it runs as the owner of the data, or otherwise as
 * `nobody`; where that account cannot enter the project's folders, programs and data are placed below /var/lib/naru, which is
 * reported through `say`. Throws `StartProblem`.
 */
export async function findPlace(dataDir: string, say: (line: string) => void): Promise<Place> {
  const { folder, version } = packagedBinaries()
  const major = version.split('.', 1)[0] ?? ''
  await makeDataDir(dataDir)
  if (process.getuid?.() !== 0) {
    const native = await linkLibraries(folder).then(
      () => folder,
      () => copyBinaries(folder, version, dataDir),
    )
    return { bin: path.join(native, 'bin'), major, home: path.join(dataDir, 'postgres'), account: undefined }
  }

  const home = await homeForRoot(dataDir)
  const account = accountFor(home)
  const stays = mayEnter(path.join(folder, 'bin'), account)
  if (stays) await linkLibraries(folder)
  const native = stays ? folder : await copyBinaries(folder, version, shared)
  const moved = [
    ...(home.startsWith(shared) ? [`its data is in ${home}`] : []),
    ...(stays ? [] : [`its programs are in ${native}`]),
  ]
  if (moved.length > 0) say(`PostgreSQL does not run as root and may not enter this folder: ${moved.join(', ')}.`)
  return { bin: path.join(native, 'bin'), major, home, account }
}
