import { randomBytes } from 'node:crypto'
import { constants, copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Storage } from './storage'

/** Whether the file does not exist or cannot: a name may be too long for the disk, or continue below a file. */
const isMissing = (error: unknown) =>
  ['ENOENT', 'ENAMETOOLONG', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Stores files below one folder. Throws for a key that leaves the folder or has other characters. */
export function localStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    if (!/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key)) throw new Error('not a storage key')
    return path.join(folder, key)
  }
  return {
    async put(key, body) {
      const file = fileOf(key)
      const aside = `${file}.${randomBytes(6).toString('hex')}`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        if (!Buffer.isBuffer(body)) await copyFile(body.path, aside, constants.COPYFILE_EXCL)
        const handle = await open(aside, Buffer.isBuffer(body) ? 'wx' : 'r+', 0o640)
        try {
          if (Buffer.isBuffer(body)) await handle.writeFile(body)
          else await handle.chmod(0o640)
          await handle.sync()
        } finally {
          await handle.close()
        }
        // Renamed once it is complete and synced: half a file is never read.
        await rename(aside, file)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    get: (key) =>
      readFile(fileOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    exists: (key) =>
      stat(fileOf(key)).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false
          throw error
        },
      ),
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}
