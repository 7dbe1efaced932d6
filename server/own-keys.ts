import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type NamedKey, readSettings, type Settings } from '#server/settings'

/** Settings that hold keys, each with the file that keeps a generated one. */
const files = { PASSPORT_KEYS: 'passport-keys', TICKET_KEYS: 'ticket-keys' } as const
export type KeySetting = keyof typeof files

async function keysOf(settings: Settings, name: KeySetting): Promise<readonly NamedKey[]> {
  if (settings[name].length > 0) return settings[name]
  if (settings.NODE_ENV === 'production') throw new Error(`${name} has no default in production`)
  const file = path.join(settings.DATA_DIR, files[name])
  const own = `${file}.${process.pid}`
  await mkdir(settings.DATA_DIR, { recursive: true })
  await writeFile(own, `local:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  // A link is made completely or not at all, and never replaces an existing file: of two concurrent first starts, one key wins.
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  return readSettings({ [name]: await readFile(file, 'utf8') })[name]
}

/**
 * Returns the keys that seal passport numbers and those that sign tickets, the current one of each first. They come from the
 * settings, or outside production from one key of each kind that is created once and stored under `DATA_DIR`, readable by its
 * owner only.
 */
export async function ownKeys(settings: Settings): Promise<Pick<Settings, KeySetting>> {
  return {
    PASSPORT_KEYS: await keysOf(settings, 'PASSPORT_KEYS'),
    TICKET_KEYS: await keysOf(settings, 'TICKET_KEYS'),
  }
}
