import path from 'node:path'
import type { z } from 'zod'
import { root } from '#server/root'
import { fields, pairs, requiredInProduction } from '#server/settings-fields'

type Name = keyof typeof fields
type Read = { [K in Name]: z.output<(typeof fields)[K]> }

/** A key that seals or signs: its id is stored with what it sealed or signed; `key` has 32 bytes. */
export interface NamedKey {
  id: string
  key: Buffer
}

/** Everything the product takes from outside, checked and with its defaults. Folders are absolute paths. */
export type Settings = Readonly<
  Omit<
    Read,
    | 'HOST'
    | 'APP_URL'
    | 'STOP_DELAY'
    | 'LOG_LEVEL'
    | 'STORAGE_DIR'
    | 'SEED_DEMO'
    | 'SECOND_FACTOR'
    | 'PASSPORT_KEYS'
    | 'TICKET_KEYS'
  > & {
    HOST: string
    APP_URL: string
    STOP_DELAY: number
    LOG_LEVEL: NonNullable<Read['LOG_LEVEL']>
    STORAGE_DIR: string
    SEED_DEMO: boolean
    /** Whether roles that move money or read passports must have a second factor. */
    SECOND_FACTOR: boolean
    /** Both are empty outside production when none is set: a key is then created once and stored under `DATA_DIR`. */
    PASSPORT_KEYS: readonly Readonly<NamedKey>[]
    TICKET_KEYS: readonly Readonly<NamedKey>[]
  }
>

/** Names every wrong setting with what it must be; never prints a value, because it may be a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  constructor(readonly wrong: Readonly<Partial<Record<Name, string>>>) {
    const names = Object.keys(wrong)
    const width = Math.max(...names.map((name) => name.length))
    const lines = Object.entries(wrong).map(([name, what]) => `  ${name.padEnd(width)}  ${what}`)
    const count = names.length === 1 ? 'a setting is wrong' : `${names.length} settings are wrong`
    super(
      [
        `Naru does not start: ${count}.`,
        '',
        ...lines,
        '',
        `Settings come from the environment and from ${path.join(root, '.env')}; .env.example names them all.`,
      ].join('\n'),
    )
  }
}

function wrongTogether(read: Partial<Read>, given: (name: Name) => boolean) {
  const wrong: Partial<Record<Name, string>> = {}
  const must = (name: Name) => `must be ${fields[name].description}`
  if (read.NODE_ENV === 'production') {
    for (const name of requiredInProduction) if (!given(name)) wrong[name] = `is missing: it ${must(name)}`
    if (read.APP_URL?.startsWith('http:')) wrong.APP_URL = 'must begin with https:// in production'
    if (read.RATE_LIMITS === false) wrong.RATE_LIMITS = 'must be on in production'
    if (read.SECOND_FACTOR === false) wrong.SECOND_FACTOR = 'must be on in production'
    if (read.SEED_DEMO) wrong.SEED_DEMO = 'must be off in production'
  }
  for (const [one, other] of pairs) {
    if (given(one) && !given(other)) wrong[other] ??= `is missing, but ${one} is set: it ${must(other)}`
    if (given(other) && !given(one)) wrong[one] ??= `is missing, but ${other} is set: it ${must(one)}`
  }
  const kind = (key: string | undefined) => key?.slice(0, 4)
  if (read.TOSS_CLIENT_KEY && read.TOSS_SECRET_KEY && kind(read.TOSS_CLIENT_KEY) !== kind(read.TOSS_SECRET_KEY)) {
    wrong.TOSS_SECRET_KEY = 'must be of the same kind as TOSS_CLIENT_KEY: both test_… or both live_…'
  }
  return wrong
}

function withDefaults(read: Read): Settings {
  const production = read.NODE_ENV === 'production'
  return Object.freeze({
    ...read,
    // Demo accounts have published passwords, so by default only this machine can reach them.
    HOST: read.HOST ?? (production ? '::' : '127.0.0.1'),
    APP_URL: read.APP_URL ?? `http://localhost:${read.PORT}`,
    // In production a load balancer checks every few seconds whether the server is ready.
    STOP_DELAY: read.STOP_DELAY ?? (production ? 5 : 0),
    LOG_LEVEL: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    STORAGE_DIR: read.STORAGE_DIR ?? path.join(read.DATA_DIR, 'files'),
    SEED_DEMO: read.SEED_DEMO ?? !production,
    // Demo accounts have published passwords, and visitors who try them out have no code.
    SECOND_FACTOR: read.SECOND_FACTOR ?? production,
    PASSPORT_KEYS: Object.freeze(read.PASSPORT_KEYS ?? []),
    TICKET_KEYS: Object.freeze(read.TICKET_KEYS ?? []),
  })
}

/** Reads and checks all settings together; an empty value counts as not set. Throws `SettingsError`. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = (name: Name) => Boolean(env[name]?.trim())
  const read: Record<string, unknown> = {}
  const wrong: Partial<Record<Name, string>> = {}
  for (const name of Object.keys(fields) as Name[]) {
    const result = fields[name].safeParse(given(name) ? env[name]?.trim() : undefined)
    if (result.success) read[name] = result.data
    else wrong[name] = `must be ${fields[name].description}`
  }
  const all = { ...wrongTogether(read as Partial<Read>, given), ...wrong }
  if (Object.keys(all).length > 0) throw new SettingsError(all)
  return withDefaults(read as Read)
}

/** Returns the settings of this process: its environment, then the `.env` file of the repository. Throws `SettingsError`. */
export function loadSettings(): Settings {
  try {
    process.loadEnvFile(path.join(root, '.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return readSettings(process.env)
}
