import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPlace, type Place } from '#server/db/embedded-place'
import { freePort, isPostgres } from '#server/db/embedded-probe'
import { run } from '#server/db/embedded-run'
import { withHostLock } from '#server/host-lock'
import { StartProblem } from '#server/problem'

/** A running embedded PostgreSQL. */
export interface Embedded {
  /** Address of the product's database on it. */
  url: string
  /** True when it was still running from an earlier start that ended without stopping it. */
  takenOver: boolean
  /** Stops it in order and waits until it is down. */
  stop(): Promise<void>
}

/** How the embedded PostgreSQL is started. */
export interface EmbeddedOptions {
  /** Called with a line when the location of programs or data is unusual. */
  say?: (line: string) => void
  /** False for databases that can be lost: they are faster, but a crash of the computer may corrupt them. */
  durable?: boolean
}

const lastLines = (text: string) => text.trim().split('\n').slice(-6).join('\n  ')

/** Creates the cluster in a temporary folder and moves it into place as a whole, so that a crash leaves no half-made cluster. */
async function createCluster({ bin, home, account }: Place, durable: boolean) {
  const parent = path.dirname(home)
  const unfinished = (await readdir(parent)).filter((name) => name.startsWith('postgres.new-'))
  for (const name of unfinished) await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {})
  const half = path.join(parent, `postgres.new-${randomBytes(4).toString('hex')}`)
  const password = path.join(half, 'password')
  await mkdir(half, { mode: 0o700, recursive: true })
  await writeFile(password, randomBytes(32).toString('hex'), { mode: 0o600 })
  if (account) for (const file of [half, password]) await chown(file, account.uid, account.gid)
  const { code, output } = await run(
    path.join(bin, 'initdb'),
    [
      ...['-D', path.join(half, 'data'), '--username=naru', `--pwfile=${password}`, '--auth=scram-sha-256'],
      // In a database of the C locale, Korean letters have no trigrams, and search would find nothing.
      ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
      // 256 random bits need no stretching; the default would cost every connection some milliseconds.
      ...['--set', 'scram_iterations=64'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { cwd: half, account },
  )
  if (code !== 0) {
    await rm(half, { recursive: true, force: true })
    throw new StartProblem(`The database cannot be made in ${home}:\n  ${lastLines(output)}`)
  }
  await rename(half, home)
}

async function serverInPidFile(data: string) {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n').map(Number)
  return pid && port ? { pid, port } : undefined
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('create database naru').catch((error: { code?: string }) => {
      if (error.code !== '42P04') throw error
    })
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function startServer({ bin, home, account }: Place, port: number, durable: boolean) {
  const log = path.join(home, 'server.log')
  const size = await stat(log).then(
    (file) => file.size,
    () => 0,
  )
  if (size > 5_000_000) await rename(log, `${log}.old`)
  const set = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
    'timezone=UTC',
    'log_timezone=UTC',
  ]
  const options = set.map((one) => `-c ${one}`).join(' ')
  const args = ['start', '-w', '-t', '60', '-D', path.join(home, 'data'), '-l', log, '-o', options]
  const { code } = await run(path.join(bin, 'pg_ctl'), args, { cwd: home, account })
  return code === 0 ? '' : lastLines(await readFile(log, 'utf8').catch(() => ''))
}

async function checkVersion({ home, major }: Place, dataDir: string) {
  const found = (await readFile(path.join(home, 'data', 'PG_VERSION'), 'utf8')).trim()
  if (found === major) return
  throw new StartProblem(
    `The database in ${dataDir} was made by PostgreSQL ${found}, this version of Naru brings ${major}: choose another DATA_DIR and move the data with pg_dump.`,
  )
}

/**
 * Starts the embedded PostgreSQL of a data folder, or finds the one that an earlier start has left running. Safe to call from
 * several processes concurrently; `ownFolder` decides which of them can use it. Throws `StartProblem`.
 */
export function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  return withHostLock(dataDir, () => start(dataDir, options))
}

async function start(dataDir: string, { say = () => {}, durable = true }: EmbeddedOptions): Promise<Embedded> {
  const place = await findPlace(dataDir, say)
  const { bin, home, account } = place
  const data = path.join(home, 'data')
  try {
    if (!existsSync(data)) await createCluster(place, durable)
    await checkVersion(place, dataDir)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new StartProblem(`DATA_DIR ${dataDir} cannot be used by this user: ${(error as Error).message}`)
  }
  const password = (await readFile(path.join(home, 'password'), 'utf8')).trim()
  const address = (port: number, database: string) =>
    `postgres://naru:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
  const stop = async () => {
    await run(path.join(bin, 'pg_ctl'), ['stop', '-w', '-t', '60', '-m', 'fast', '-D', data], { cwd: home, account })
  }

  let failure = ''
  let started = false
  for (let tries = 0; tries < 600; tries++) {
    const server = await serverInPidFile(data)
    if (server && (await isPostgres(server.pid))) {
      if (await answers(address(server.port, 'postgres'))) {
        return { url: address(server.port, 'naru'), takenOver: !started, stop }
      }
      // It is starting, recovering after a crash, or being stopped.
      await pause(100)
      continue
    }
    // Its process id may belong to another program by now, which PostgreSQL could not tell from a running server.
    if (server) await rm(path.join(data, 'postmaster.pid'), { force: true })
    if (tries > 100) break
    failure = await startServer(place, await freePort(), durable)
    started = failure === ''
    if (!started) await pause(200)
  }
  throw new StartProblem(`The database in ${home} does not start:\n  ${failure || 'it does not answer'}`)
}
