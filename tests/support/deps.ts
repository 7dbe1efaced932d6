import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import type { Connection } from '#server/db/connect'
import { openNotices } from '#server/db/notices'
import { type Decoder, openDecoder } from '#server/decoder/open'
import type { Deps } from '#server/deps'
import { hooks } from '#server/hooks'
import { createLog } from '#server/log'
import { setHashCost } from '#server/modules/accounts/passwords'
import { productViews } from '#server/modules/catalog/views'
import { type Matcher, openMatcher } from '#server/modules/fair-matching/worker/open'
import type { Mail, Mailer } from '#server/ports/mailer'
import type { TextMessage } from '#server/ports/sms'
import type { Storage } from '#server/ports/storage'
import { readSettings } from '#server/settings'
import { cheapHash } from '#tests/support/cheap-hash'
import { type TestClock, testClock } from '#tests/support/clock'
import { atEnd, atFileEnd, keepLog } from '#tests/support/ending'
import { type TestJobs, testJobs } from '#tests/support/jobs'
import { unreachablePayments } from '#tests/support/payments'

/** Dependencies of a single test: a stopped clock, and emails, files and log lines kept in memory. */
export interface TestDeps extends Deps {
  clock: TestClock
  jobs: TestJobs
  /** Sent mails, oldest first. */
  mails: Mail[]
  /** Sent text messages, oldest first. */
  texts: TextMessage[]
  /** Stored files by key. */
  files: Map<string, Buffer>
  /** All log output, one JSON object per line. */
  logged(): string
}

const memoryMailer = (mails: Mail[]): Mailer => ({
  send: async (mail) => {
    mails.push(mail)
  },
})

const memoryStorage = (files: Map<string, Buffer>): Storage => ({
  put: async (key, body) => {
    files.set(key, Buffer.isBuffer(body) ? body : await readFile(body.path))
  },
  get: async (key) => files.get(key) ?? null,
  exists: async (key) => files.has(key),
  remove: async (key) => {
    files.delete(key)
  },
})

// A benchmark measures the real cost.
if (process.env.VITEST) setHashCost(cheapHash)

/** Shared by all dependencies of a test file: the folder for uploads, the picture decoder and the matcher. */
let shared: { dataDir: string; decoder: Decoder; matcher: Matcher } | undefined

function share() {
  if (shared) return shared
  shared = {
    dataDir: mkdtempSync(path.join(tmpdir(), 'naru-data-')),
    decoder: openDecoder({ log: createLog({ LOG_LEVEL: 'error' }) }),
    matcher: openMatcher({ log: createLog({ LOG_LEVEL: 'error' }) }),
  }
  atFileEnd(putAway)
  return shared
}

/** Ends the shared parts; a benchmark, which no test runner ends, calls it itself. */
export async function putAway(): Promise<void> {
  const { dataDir, decoder, matcher } = shared ?? {}
  shared = undefined
  await decoder?.close()
  await matcher?.close()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
}

/** Settings for a test; `env` as in the environment. */
export const testSettings = (env: Record<string, string> = {}) =>
  readSettings({
    NODE_ENV: 'test',
    APP_URL: 'http://naru.test',
    LOG_LEVEL: 'trace',
    SEED_DEMO: 'off',
    DATA_DIR: share().dataDir,
    PASSPORT_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    TICKET_KEYS: `test:${Buffer.alloc(32, 9).toString('base64')}`,
    ...env,
  })

/** Everything a service needs, over a test's database; `change` replaces the named dependencies. */
export async function testDeps({ db }: Pick<Connection, 'db'>, change: Partial<Deps> = {}): Promise<TestDeps> {
  const mails: Mail[] = []
  const texts: TextMessage[] = []
  const files = new Map<string, Buffer>()
  const lines: string[] = []
  const notices = openNotices((db as typeof db & { $client: Pool }).$client)
  atEnd(() => notices.end())
  keepLog(() => lines.slice(-200).join(''))
  return {
    db,
    reads: change.db ?? db,
    clock: testClock(),
    settings: testSettings(),
    mailer: memoryMailer(mails),
    sms: { send: async (message) => void texts.push(message) },
    social: {},
    payments: unreachablePayments,
    storage: memoryStorage(files),
    decoder: share().decoder,
    matcher: share().matcher,
    jobs: await testJobs(db),
    hooks,
    notices,
    views: productViews(),
    pages: { html: async () => undefined },
    log: createLog({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) }),
    ...change,
    mails,
    texts,
    files,
    logged: () => lines.join(''),
  } as TestDeps
}
