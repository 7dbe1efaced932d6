import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseAway } from '#server/db/connect'
import { startEmbedded } from '#server/db/embedded'
import { locks } from '#server/db/locks'
import { StartProblem } from '#server/problem'

/** The embedded database of a data folder, used by this process alone. */
export interface OwnDatabase {
  url: string
  /** True when it was still running from an earlier start that ended without stopping it. */
  takenOver: boolean
  /** Publishes the address at which this server runs, for the message of a second start. */
  announce(address: string): Promise<void>
  /** Adds a listener that is called when the database is lost unexpectedly. */
  onLost(listener: (error: unknown) => void): void
  /** Stops the database in order; only then can the next start use the folder. */
  stop(): Promise<void>
}

async function holder(client: pg.Client) {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and granted and objid = $1 and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [locks.folder],
  )
  return rows[0]?.application_name
}

async function lock(client: pg.Client, dataDir: string) {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [locks.folder])
    if (rows[0]?.held) return
    // A process killed a moment ago may still count as connected.
    if (tries === 10) break
    await pause(100)
  }
  const [, pid, at] = (await holder(client))?.split(' ') ?? []
  throw new StartProblem(
    `Naru is already running on the folder ${dataDir}${at ? ` at ${at}` : ''}${pid ? ` (process ${pid})` : ''}: use that one, stop it, or set another DATA_DIR.`,
  )
}

/** Opens a connection that holds the lock of the folder. */
async function hold(url: string, dataDir: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true })
  // The `end` event reports the same.
  client.on('error', () => {})
  try {
    await client.connect()
    await lock(client, dataDir)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** The database is running, but was starting after a crash, stopping, or cut the connection once more. */
const isBusy = (error: unknown) => isDatabaseAway(error) && (error as { code?: string }).code !== 'ECONNREFUSED'
/** How often, in milliseconds, and how many times at most a busy database is tried again. */
const look = { every: 250, times: 240 } as const

async function holdAgain(...how: Parameters<typeof hold>): Promise<pg.Client> {
  for (let looked = 1; ; looked++) {
    try {
      return await hold(...how)
    } catch (error) {
      if (!isBusy(error) || looked === look.times) throw error
      await pause(look.every)
    }
  }
}

/**
 * Starts or takes over the embedded database of a folder and makes this process its only user. The lock ends with this process's
 * connection, also when the process is killed; where only the connection is lost, the lock is taken again. Throws `StartProblem`,
 * also when another process is running on the folder.
 */
export async function openOwnDatabase(dataDir: string, say: (line: string) => void): Promise<OwnDatabase> {
  for (let tries = 1; ; tries++) {
    const { url, takenOver, stop } = await startEmbedded(dataDir, { say })
    let name = `naru ${process.pid}`
    let expected = false
    /** True once another process took the lock first: the database must not be stopped then. */
    let isTaken = false
    const listeners: ((error: unknown) => void)[] = []
    let client = await hold(url, dataDir, name).catch((error: unknown) => {
      // The previous process was just stopping it.
      if (error instanceof StartProblem || tries === 5) throw error
    })
    if (!client) continue
    const watch = (held: pg.Client) =>
      held.once('end', async () => {
        if (expected) return
        try {
          client = await holdAgain(url, dataDir, name)
          watch(client)
        } catch (error) {
          isTaken = error instanceof StartProblem
          if (!expected) for (const listener of listeners) listener(error)
        }
      })
    watch(client)
    return {
      url,
      takenOver,
      announce: async (address) => {
        name = `naru ${process.pid} ${address}`
        await client?.query("select set_config('application_name', $1, false)", [name])
      },
      onLost: (listener) => listeners.push(listener),
      stop: async () => {
        expected = true
        if (!isTaken) await stop()
        await client?.end().catch(() => {})
      },
    }
  }
}
