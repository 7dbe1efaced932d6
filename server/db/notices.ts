import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '#server/db/connect'

type Listener = (payload: string | null) => void

/**
 * Notifications from other processes on the same database, delivered immediately. They are not stored: a listener that was
 * disconnected has to read the current data.
 */
export interface Notices {
  /**
   * Calls back with each notice on a channel, and with null where some may have been missed: whenever the connection was made.
   * Resolves once it listens, with the function that unsubscribes.
   */
  listen(channel: string, listener: Listener): Promise<() => void>
  /** Aborted when the server stops. */
  readonly ended: AbortSignal
  end(): void
}

/** Delay before a lost connection is made again, in milliseconds. */
const again = 500

/** Notifies every listener of the channel, once the transaction is committed. */
export async function notify(tx: Db, channel: string, payload = ''): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
}

interface Open {
  client: pg.Client
  ready: Promise<void>
}

/**
 * Opens one listening connection for the process, outside of its pool: made for the first listener, made again whenever it is lost,
 * and closed with the last.
 */
export function openNotices(pool: pg.Pool, onLost: (error: Error) => void = () => {}): Notices {
  const stop = new AbortController()
  const listeners = new Map<string, Set<Listener>>()
  let open: Open | undefined

  async function start(client: pg.Client) {
    await client.connect()
    for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    for (const ofChannel of listeners.values()) for (const listener of ofChannel) listener(null)
  }

  function connect(): Open {
    const client = new pg.Client({ ...pool.options, application_name: 'naru notices' })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    })
    const mine = { client, ready: start(client) }
    const lost = (error: Error) => {
      if (open !== mine) return
      open = undefined
      client.end().catch(() => {})
      onLost(error)
      setTimeout(() => {
        if (!open && listeners.size > 0 && !stop.signal.aborted) connect()
      }, again).unref()
    }
    client.on('error', lost)
    client.on('end', () => lost(new Error('The connection that listens has ended')))
    mine.ready.catch(lost)
    open = mine
    return mine
  }

  function close() {
    const { client } = open ?? {}
    open = undefined
    client?.end().catch(() => {})
  }

  function leave(channel: string, listener: Listener) {
    const ofChannel = listeners.get(channel)
    ofChannel?.delete(listener)
    if (ofChannel?.size === 0) listeners.delete(channel)
    if (listeners.size === 0) close()
  }

  return {
    async listen(channel, listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
      try {
        const { client, ready } = open ?? connect()
        await ready
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        leave(channel, listener)
        throw error
      }
      return () => leave(channel, listener)
    },
    ended: stop.signal,
    end() {
      stop.abort()
      listeners.clear()
      close()
    },
  }
}
