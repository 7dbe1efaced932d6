import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { firstSegments } from '#server/first-segments'
import { root } from '#server/root'
import { readSettings, SettingsError } from '#server/settings'
import { fields, requiredInProduction } from '#server/settings-fields'

const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://naru:secret@db.example:5432/naru',
  APP_URL: 'https://naru.example',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Naru <no-reply@naru.example>',
  TOSS_CLIENT_KEY: 'live_ck_abc',
  TOSS_SECRET_KEY: 'live_sk_abc',
  PASSPORT_KEYS: `${key('b')}, ${key('a')}`,
  TICKET_KEYS: key('t'),
}

/** The names of refused settings, with the errors. */
function wrongIn(env: Record<string, string>) {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.wrong
    throw error
  }
  return {}
}

describe('a new developer', () => {
  test('needs no setting at all', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      STOP_DELAY: 0,
      APP_URL: 'http://localhost:3000',
      DATA_DIR: path.join(root, '.data'),
      STORAGE_DIR: path.join(root, '.data/files'),
      FAIR_SLUG: 'fair',
      FAIR_HOST: 'fair.localhost',
      SEED_DEMO: true,
      RATE_LIMITS: true,
      SECOND_FACTOR: false,
      TRUST_PROXY: 0,
    })
    expect(Object.isFrozen(settings)).toBe(true)
  })

  test('can leave a line of .env empty', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '  ' })).toEqual(readSettings({}))
  })

  test('gets the public address of the configured port', () => {
    expect(readSettings({ PORT: '8080' }).APP_URL).toBe('http://localhost:8080')
  })

  test('finds relative folders in the repository, wherever the command was typed', () => {
    expect(readSettings({ DATA_DIR: 'elsewhere' }).STORAGE_DIR).toBe(path.join(root, 'elsewhere/files'))
  })
})

describe('production', () => {
  test('starts with all required settings, listens on every interface and seeds nothing', () => {
    const settings = readSettings(production)
    expect(settings).toMatchObject({ HOST: '::', SEED_DEMO: false, LOG_LEVEL: 'info', STOP_DELAY: 5 })
    expect(settings.PASSPORT_KEYS.map(({ id, key }) => [id, key.length])).toEqual([
      ['b', 32],
      ['a', 32],
    ])
  })

  test.each(requiredInProduction)('is refused without %s', (name) => {
    expect(wrongIn({ ...production, [name]: '' })[name]).toMatch(/^is missing/)
  })

  test('names every missing setting together', () => {
    expect(Object.keys(wrongIn({ NODE_ENV: 'production' })).sort()).toEqual([...requiredInProduction].sort())
  })

  test.each([
    ['demo data', 'SEED_DEMO', 'on'],
    ['a start without rate limits', 'RATE_LIMITS', 'off'],
    ['a start without second factors', 'SECOND_FACTOR', 'off'],
    ['a public address without https', 'APP_URL', 'http://naru.example'],
  ])('refuses %s', (_, name, value) => {
    expect(Object.keys(wrongIn({ ...production, [name]: value }))).toEqual([name])
  })
})

describe('a wrong setting is reported with its rule', () => {
  test.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '0x10'],
    ['APP_URL', 'https://naru.example/shop'],
    ['APP_URL', 'naru.example'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/naru'],
    ['SEED_DEMO', 'maybe'],
    ['DEMO_MICE_OPENS_IN', '31'],
    ['RATE_LIMITS', 'true'],
    ['FAIR_SLUG', 'Fair'],
    ['FAIR_SLUG', 'a/b'],
    ['FAIR_HOST', 'fair.localhost:3000'],
    ['PASSPORT_KEYS', 'k1:c2hvcnQ='],
    ['PASSPORT_KEYS', `${key('a')},${key('a')}`],
    ['TICKET_KEYS', 'k1:c2hvcnQ='],
    ['ANALYTICS_ID', 'UA-1'],
  ] as const)('%s=%s', (name, value) => {
    expect(wrongIn({ [name]: value })).toEqual({ [name]: `must be ${fields[name].description}` })
  })

  test('and its value is not repeated, because it may be a secret', () => {
    expect(() => readSettings({ PASSPORT_KEYS: 'k1:do-not-tell' })).toThrow(/^(?!.*do-not-tell).*PASSPORT_KEYS/s)
  })

  test('also when one of a pair is missing', () => {
    expect(wrongIn({ KAKAO_CLIENT_ID: 'id' }).KAKAO_CLIENT_SECRET).toMatch(/^is missing, but KAKAO_CLIENT_ID is set/)
    expect(wrongIn({ CHAT_SCRIPT_URL: 'https://chat.example/a.js' })).toHaveProperty('CHAT_ID')
    expect(wrongIn({ SMTP_URL: 'smtp://localhost' })).toHaveProperty('MAIL_FROM')
  })

  test('also when a test key is combined with a live one', () => {
    expect(wrongIn({ TOSS_CLIENT_KEY: 'test_ck_a', TOSS_SECRET_KEY: 'live_sk_a' })).toHaveProperty('TOSS_SECRET_KEY')
  })
})

test.each(firstSegments)('a fair cannot be called %s, which is taken by another address', (slug) => {
  expect(wrongIn({ FAIR_SLUG: slug })).toHaveProperty('FAIR_SLUG')
})

test('.env.example lists every setting once, each with one line of explanation, and no other', async () => {
  const lines = (await readFile(path.join(root, '.env.example'), 'utf8')).split('\n')
  const named = lines.flatMap((line) => /^([A-Z_]+)=$/.exec(line)?.[1] ?? [])
  expect(named.toSorted()).toEqual(Object.keys(fields).toSorted())
  for (const name of named) {
    const at = lines.indexOf(`${name}=`)
    expect(lines[at - 1], name).toMatch(/^# \S/)
    expect(lines[at - 2], name).not.toMatch(/^#/)
  }
})
