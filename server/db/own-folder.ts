import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded'
import { locks } from '#server/db/locks'
import { StartProblem } from '#server/problem'

/** The embedded database of a data folder, used by this process alone. */
export interface OwnDatabase {
  url: string
  /** True when it was still running from a start that ended without stopping it. */
  takenOver: boolean
  /** Tells a second start where we can be reached. */
  announce(address: string): Promise<void>
  /** Called when the database has gone away under us. */
  onLost(listener: (error: Error) => void): void
  /** Stops the database in order; only then may the next start have the folder. */
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
    // Whoever was killed a moment ago may still count as connected.
    if (tries === 10) break
    await pause(100)
  }
  const [, pid, at] = (await holder(client))?.split(' ') ?? []
  throw new StartProblem(
    `Naru is already running on the folder ${dataDir}${at ? ` at ${at}` : ''}${pid ? ` (process ${pid})` : ''}: use that one, stop it, or set another DATA_DIR.`,
  )
}

/**
 * Starts or takes over the embedded database of a folder and makes this process the one that uses it, by a lock that
 * ends with our connection, also when we are killed. Throws `StartProblem`, also when another process is running on it.
 */
export async function openOwnDatabase(dataDir: string, say: (line: string) => void): Promise<OwnDatabase> {
  for (let tries = 1; ; tries++) {
    const { url, takenOver, stop } = await startEmbedded(dataDir, { say })
    const client = new pg.Client({ connectionString: url, application_name: `naru ${process.pid}`, keepAlive: true })
    let expected = false
    const listeners: ((error: Error) => void)[] = []
    client.on('error', (error) => {
      if (!expected) for (const listener of listeners) listener(error)
    })
    try {
      await client.connect()
      await lock(client, dataDir)
    } catch (error) {
      await client.end().catch(() => {})
      // The process before us was just stopping it.
      if (error instanceof StartProblem || tries === 5) throw error
      continue
    }
    return {
      url,
      takenOver,
      announce: async (address) => {
        await client.query("select set_config('application_name', $1, false)", [`naru ${process.pid} ${address}`])
      },
      onLost: (listener) => listeners.push(listener),
      stop: async () => {
        expected = true
        await stop()
        await client.end().catch(() => {})
      },
    }
  }
}
