import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns the files below a folder, or the file itself, as paths from `folder`; none where it does not exist. */
export async function filesBelow(folder: string, name: string): Promise<string[]> {
  const at = path.join(folder, name)
  if (!existsSync(at)) return []
  if ((await stat(at)).isFile()) return [name]
  const entries = await readdir(at, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}

/** Lists the files of a build, so that the next one knows which to keep. */
const list = 'files.json'
const version = 'version.json'

/** Files with a hash in their name are moved first, because the others refer to them. */
const isHashed = (file: string) => file.includes('/assets/')

/**
 * Moves a finished build from `fresh` to `dist`, file by file, and keeps the files of the build before it: a server running on
 * them and its open tabs can still load what they have not loaded yet. Older files are removed. The version is written last, so
 * that an interrupted move is never taken for a build.
 */
export async function installBuild(
  fresh: string,
  dist: string,
  built: { version: string; date: string },
): Promise<void> {
  const files = (await filesBelow(fresh, '.')).toSorted((a, b) => Number(isHashed(b)) - Number(isHashed(a)))
  const there = await filesBelow(dist, '.')
  const before = await readFile(path.join(dist, list), 'utf8').then(
    (text) => JSON.parse(text) as string[],
    () => there,
  )
  await rm(path.join(dist, version), { force: true })
  for (const file of files) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true })
    await rename(path.join(fresh, file), path.join(dist, file))
  }
  const kept = new Set([...files, ...before])
  for (const file of there) if (!kept.has(file)) await rm(path.join(dist, file), { force: true })
  await writeFile(path.join(dist, list), JSON.stringify(files))
  await rm(fresh, { recursive: true, force: true })
  await writeFile(path.join(dist, version), `${JSON.stringify(built)}\n`)
}
