import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createApp } from '#server/app'
import { connect } from '#server/db/connect'
import { fillDefaults } from '#server/db/defaults'
import { startEmbedded } from '#server/db/embedded'
import { migrate } from '#server/db/migrate'
import { seedIfEmpty } from '#server/demo/seed'
import { localPayments } from '#server/demo/toss/payments.local'
import type { KeptAnswers } from '#server/http/costly'
import type { Env } from '#server/http/env'
import { noLimits } from '#server/http/limits'
import { createLog } from '#server/log'
import { putAway, type TestDeps, testDeps } from '#tests/support/deps'

/** A database of its own with the product's services over it, and a server on a real socket. */
export interface BenchContext {
  deps: TestDeps
  /** Address of its database. */
  url: string
  /** Starts a server and returns its origin; costly reads are done again each time unless `answers` stores them. */
  serve(extend?: (app: Hono<Env>) => void, answers?: KeptAnswers): Promise<string>
}

export interface Bench {
  /** Creates a fresh context on the same PostgreSQL, with the demo data where `demo` says so. */
  context(options?: { demo: boolean }): Promise<BenchContext>
}

/** Runs `work` with a PostgreSQL of its own, as durable as in production, and removes everything afterwards. */
export async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-bench-'))
  // The account that PostgreSQL runs as instead of root must be able to pass through.
  await chmod(folder, 0o755)
  const postgres = await startEmbedded(path.join(folder, 'data'))
  const administrator = connect(postgres.url, { max: 1 })
  const ends: (() => Promise<unknown>)[] = []

  async function context({ demo } = { demo: false }): Promise<BenchContext> {
    const name = `bench_${ends.length}`
    await administrator.db.execute(sql.raw(`create database ${name}`))
    const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href
    await migrate(url)
    // Filling a catalog takes longer than any other query is allowed to.
    const connection = connect(url, { statementTimeout: 120_000 })
    ends.push(connection.close)
    const deps = await testDeps(connection, { log: createLog({ LOG_LEVEL: 'silent' }) })
    deps.payments = localPayments(deps)
    // Before the defaults, as at a start: the demo data is written into an empty database only.
    if (demo && !(await seedIfEmpty(deps))) throw new Error('The demo data was not written: the database is not empty.')
    await fillDefaults(deps)
    return {
      deps,
      url,
      serve: async (extend, answers) => {
        const app = createApp(deps, { limits: noLimits, readiness: { ready: true }, extend, answers })
        const server = createServer(getRequestListener(app.fetch))
        await new Promise<void>((ready) => server.listen(0, '127.0.0.1', 1024, ready))
        ends.push(async () => {
          server.closeAllConnections()
          server.close()
        })
        return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      },
    }
  }

  try {
    await work({ context })
  } finally {
    for (const end of ends.reverse()) await end()
    await administrator.close()
    await postgres.stop()
    await putAway()
    await rm(folder, { recursive: true, force: true })
  }
}
