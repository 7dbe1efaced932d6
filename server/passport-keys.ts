import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type PassportKey, readSettings, type Settings } from '#server/settings'

/**
 * The keys that seal passport numbers, the current one first: those of the settings, or outside production one that is
 * made once and kept under `DATA_DIR`, readable by its owner only.
 */
export async function passportKeys(settings: Settings): Promise<readonly PassportKey[]> {
  if (settings.PASSPORT_KEYS.length > 0) return settings.PASSPORT_KEYS
  if (settings.NODE_ENV === 'production') throw new Error('PASSPORT_KEYS has no default in production')
  const file = path.join(settings.DATA_DIR, 'passport-keys')
  const own = `${file}.${process.pid}`
  await mkdir(settings.DATA_DIR, { recursive: true })
  await writeFile(own, `local:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  // A link is made whole or not at all, and not over one that is there: of two first starts one key wins.
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  return readSettings({ PASSPORT_KEYS: await readFile(file, 'utf8') }).PASSPORT_KEYS
}
