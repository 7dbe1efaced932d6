import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '#server/db/connect'
import { type Embedded, startEmbedded } from '#server/db/embedded'
import { migrate } from '#server/db/migrate'
import { addEmptying } from '#tests/support/emptying'
import { testJobs } from '#tests/support/jobs'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The PostgreSQL of this test run: the administrator's address, how a migrated database is cloned, and the prefix of our
     * databases.
     */
    postgres: { url: string; clone: string; prefix: string }
  }
}

const folderName = /^naru-tests-(\d+)-\w+$/

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Stops the server of a killed run, which would otherwise keep running. */
async function sweep() {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(folderName.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    const folder = path.join(tmpdir(), name)
    await startEmbedded(path.join(folder, 'data'), { durable: false }).then((left) => left.stop())
    await rm(folder, { recursive: true, force: true })
  }
}

async function execute(url: string, statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Adds what the tests need besides the product's own tables: their queue, and the function that empties a database. */
async function prepare(url: string) {
  const { db, pool, close } = connect(url, { max: 1 })
  await testJobs(db)
  const client = await pool.connect()
  await addEmptying(client)
  client.release()
  await close()
}

const urlOf = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href

async function databasesOf(url: string, prefix: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  await client.end()
  return rows.map(({ name }) => name)
}

/** Starts the PostgreSQL of the run, or uses that of TEST_DATABASE_URL, and creates a migrated template. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  let embedded: Embedded | undefined
  let folder: string | undefined
  if (!given) {
    await sweep()
    folder = await mkdtemp(path.join(tmpdir(), `naru-tests-${process.pid}-`))
    // The account that PostgreSQL runs as instead of root needs access to the folder.
    await chmod(folder, 0o755)
    embedded = await startEmbedded(path.join(folder, 'data'), { durable: false })
    // Statistics gathered automatically would change a test's plans at random times.
    await execute(embedded.url, ['alter system set autovacuum = off', 'select pg_reload_conf()'])
  }
  const url = given ?? embedded?.url ?? ''
  const prefix = `naru_test_${randomBytes(4).toString('hex')}_`
  const template = `${prefix}template`
  await execute(url, [`create database ${template}`])
  await migrate(urlOf(url, template))
  await prepare(urlOf(url, template))
  // Without durability, copying files costs a third of logging their pages.
  provide('postgres', { url, clone: `template ${template}${embedded ? ' strategy file_copy' : ''}`, prefix })

  return async () => {
    if (embedded && folder) {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
      return
    }
    for (const name of await databasesOf(url, prefix)) await execute(url, [`drop database "${name}" with (force)`])
  }
}
