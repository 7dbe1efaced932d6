import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rm, stat, watch } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/db/embedded-probe'
import { locks } from '#server/db/locks'
import { root } from '#server/root'
import { databaseOf, scratchFolder, startProduct } from '#tests/support/product'
import { buildWhenChanged } from '../../../scripts/build-product'

beforeAll(buildWhenChanged, 180_000)

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

async function runningDatabase(folder: string) {
  const database = await databaseOf(folder)
  if (!database) throw new Error(`No database runs on ${folder}`)
  return database
}

test('it starts on an empty folder, responds, and stops with its database at Ctrl-C', async () => {
  const folder = await scratchFolder()
  const product = await startProduct({ DATA_DIR: folder })
  await product.ready()
  expect((await product.get('/readyz')).status).toBe(200)
  expect(product.output()).toContain(`http://localhost:${product.port}`)
  const { pid } = await runningDatabase(folder)
  // Twice, as with a terminal and npm.
  product.process.kill('SIGINT')
  product.process.kill('SIGINT')
  expect(await product.ended).toBe(0)
  expect(await isPostgres(pid)).toBe(false)
  expect(await databaseOf(folder)).toBeUndefined()
})

describe('after a kill, the next start continues with all that was saved', () => {
  test.each([
    ['while its database runs on', false],
    ['together with its database', true],
  ])('%s', async (_, alsoDatabase) => {
    const folder = await scratchFolder()
    const first = await startProduct({ DATA_DIR: folder })
    await first.ready()
    const { pid, url } = await runningDatabase(folder)
    await query(url, 'create table kept (word text)')
    await query(url, "insert into kept values ('나루')")
    first.process.kill('SIGKILL')
    if (alsoDatabase) process.kill(pid, 'SIGKILL')
    expect(await first.ended).toBe('SIGKILL')

    const second = await startProduct({ DATA_DIR: folder })
    await second.ready()
    const database = await runningDatabase(folder)
    expect(database.pid === pid).toBe(!alsoDatabase)
    expect(await query(database.url, 'select word from kept')).toEqual([{ word: '나루' }])
    second.process.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(await isPostgres(database.pid)).toBe(false)
  })
})

test('after a kill during the creation of its database, the next start creates it again', async () => {
  const folder = await scratchFolder()
  const first = await startProduct({ DATA_DIR: folder })
  for await (const { filename } of watch(folder)) {
    if (filename?.startsWith('postgres.new-')) break
  }
  first.process.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)

  const second = await startProduct({ DATA_DIR: folder })
  await second.ready()
  expect((await second.get('/readyz')).status).toBe(200)
})

test('of three simultaneous starts on a new folder one runs, and the others are refused because of its folder and address', async () => {
  const folder = await scratchFolder()
  const products = await Promise.all([1, 2, 3].map(() => startProduct({ DATA_DIR: folder })))
  const outcome = await Promise.allSettled(products.map(({ ready }) => ready()))
  expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const winner = products.find((_, at) => outcome[at]?.status === 'fulfilled')
  for (const loser of products) {
    if (loser === winner) continue
    expect(await loser.ended).toBe(1)
    expect(loser.output()).toContain(`already running on the folder ${folder}`)
  }
  const late = await startProduct({ DATA_DIR: folder })
  expect(await late.ended).toBe(1)
  expect(late.output()).toContain(`on the folder ${folder} at http://localhost:${winner?.port}`)
  expect((await winner?.get('/readyz'))?.status).toBe(200)
})

test('a database that disappears while the server runs ends the server with a sentence', async () => {
  const folder = await scratchFolder()
  const product = await startProduct({ DATA_DIR: folder })
  await product.ready()
  const { pid } = await runningDatabase(folder)
  process.kill(pid, 'SIGQUIT')
  expect(await product.ended).toBe(1)
  expect(product.output()).toContain('The database has stopped under the server: start again.')
})

test('a database that cuts every connection, also the one that locks the folder, does not stop the server', async () => {
  const folder = await scratchFolder()
  const product = await startProduct({ DATA_DIR: folder })
  await product.ready()
  const { url } = await runningDatabase(folder)
  const holders = () => query(url, `select pid from pg_locks where locktype = 'advisory' and objid = ${locks.folder}`)
  const [before] = await holders()
  await query(url, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
  await expect.poll(async () => (await holders())[0]?.pid ?? before?.pid, { timeout: 20_000 }).not.toBe(before?.pid)
  await expect.poll(async () => (await product.get('/readyz')).status, { timeout: 20_000 }).toBe(200)
  const late = await startProduct({ DATA_DIR: folder })
  expect(await late.ended).toBe(1)
  expect(late.output()).toContain(`at http://localhost:${product.port}`)
})

test('a port in use ends the start with a sentence, and stops its database', async () => {
  const [one, other] = [await scratchFolder(), await scratchFolder()]
  const first = await startProduct({ DATA_DIR: one })
  await first.ready()
  const second = await startProduct({ DATA_DIR: other, PORT: String(first.port) })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Port ${first.port} is already in use`)
  expect(await databaseOf(other)).toBeUndefined()
})

test('all wrong settings are reported before anything is started', async () => {
  const folder = path.join(await scratchFolder(), 'data')
  const product = await startProduct({ DATA_DIR: folder, FAIR_SLUG: 'main', RATE_LIMITS: 'no' })
  expect(await product.ended).toBe(1)
  expect(product.output()).toMatch(/2 settings are wrong[\s\S]*FAIR_SLUG[\s\S]*RATE_LIMITS/)
  expect(existsSync(folder)).toBe(false)
})

test('production does not start without the required settings, nor with a stand-in', async () => {
  const folder = path.join(await scratchFolder(), 'data')
  const product = await startProduct({ NODE_ENV: 'production', DATA_DIR: folder, SEED_DEMO: 'on' })
  expect(await product.ended).toBe(1)
  for (const name of [
    'DATABASE_URL',
    'APP_URL',
    'SMTP_URL',
    'TOSS_SECRET_KEY',
    'PASSPORT_KEYS',
    'TICKET_KEYS',
    'SEED_DEMO',
  ]) {
    expect(product.output()).toContain(name)
  }
  expect(existsSync(folder)).toBe(false)
})

test('the keys for passport numbers and for tickets are created once and are readable by their owner only', async () => {
  const folder = await scratchFolder()
  const files = ['passport-keys', 'ticket-keys'].map((name) => path.join(folder, name))
  const keys: string[] = []
  for (let start = 0; start < 2; start++) {
    const product = await startProduct({ DATA_DIR: folder })
    await product.ready()
    for (const file of files) keys.push(await readFile(file, 'utf8'))
    product.process.kill('SIGTERM')
    await product.ended
  }
  for (const key of keys) expect(key).toMatch(/^local:[\w+/]{43}=\n$/)
  expect(keys.slice(2)).toEqual(keys.slice(0, 2))
  expect(keys[0]).not.toBe(keys[1])
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600)
})

const isRoot = process.getuid?.() === 0
const nobody = 65_534
const nobodyCanRun =
  isRoot &&
  spawnSync(process.execPath, ['-e', `fs.readFileSync(${JSON.stringify(path.join(root, 'package.json'))})`], {
    uid: nobody,
  }).status === 0

test.runIf(nobodyCanRun)('it works for an ordinary user, and then for root on the same folder', async () => {
  const folder = await scratchFolder()
  await chown(folder, nobody, nobody)
  for (const uid of [nobody, undefined]) {
    const product = await startProduct({ DATA_DIR: folder }, uid)
    await product.ready()
    expect((await product.get('/readyz')).status).toBe(200)
    product.process.kill('SIGTERM')
    expect(await product.ended).toBe(0)
  }
})

test.runIf(nobodyCanRun)('a folder that the user cannot write is refused by its name', async () => {
  const folder = await scratchFolder()
  const product = await startProduct({ DATA_DIR: path.join(folder, 'data') }, nobody)
  expect(await product.ended).toBe(1)
  expect(product.output()).toContain(`DATA_DIR ${path.join(folder, 'data')} cannot be made`)
})

test.runIf(isRoot)(
  'as root in a closed home directory the data is stored where PostgreSQL has access, which is reported in one line',
  async () => {
    const home = await scratchFolder()
    const folder = path.join(home, 'data')
    await mkdir(folder)
    chmodSync(home, 0o700)
    const places: string[] = []
    for (let start = 0; start < 2; start++) {
      const product = await startProduct({ DATA_DIR: folder })
      await product.ready()
      places.push((await readFile(path.join(folder, 'postgres.folder'), 'utf8')).trim())
      expect(
        product
          .output()
          .split('\n')
          .filter((line) => line.includes(places[start] ?? '')),
      ).toHaveLength(1)
      product.process.kill('SIGTERM')
      expect(await product.ended).toBe(0)
    }
    onTestFinished(() => rm(path.dirname(places[0] ?? ''), { recursive: true, force: true }))
    expect(places[0]).toMatch(/^\/var\/lib\/naru\/\w+\/postgres$/)
    expect(places[1]).toBe(places[0])
    await chmod(home, 0o755)
  },
)
