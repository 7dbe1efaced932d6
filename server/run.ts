import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { compose } from '#server/compose'
import { type Connection, connect, openReads, pulseReads } from '#server/db/connect'
import { migrate } from '#server/db/migrate'
import { openOwnDatabase } from '#server/db/own-folder'
import { createHttpServer, drain, listen, takeLeave } from '#server/http/listen'
import type { ViteDev } from '#server/http/vite-dev'
import { createLifecycle, type Lifecycle, onSignals } from '#server/lifecycle'
import { createLog, type Log } from '#server/log'
import { ownKeys } from '#server/own-keys'
import { printStart } from '#server/print-start'
import { StartProblem } from '#server/problem'
import { reportError } from '#server/report-error'
import { loadSettings, type Settings } from '#server/settings'
import { readVersion } from '#server/version'

/** How a start differs between the built product and development. */
export interface RunOptions {
  vite?: (server: Server) => Promise<ViteDev>
  /** A database that another process has opened and will stop. */
  databaseUrl?: string | undefined
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function openDatabase(
  settings: Settings,
  log: Log,
  life: Lifecycle,
  options: RunOptions,
  end: (error: Error) => void,
) {
  let url = options.databaseUrl ?? settings.DATABASE_URL
  let announce: (address: string) => Promise<void> = async () => {}
  if (url === undefined) {
    const own = await openOwnDatabase(settings.DATA_DIR, say)
    life.onStop('database', own.stop)
    const stopped = new StartProblem('The database has stopped under the server: start again.')
    own.onLost((error) => end(error instanceof StartProblem ? error : stopped))
    if (own.takenOver) say('The database was still running from a start that had not ended in order; it goes on.')
    url = own.url
    announce = own.announce
  }
  await migrate(url)
  const connection: Connection = connect(url, {
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  life.onStop('connections', connection.close)
  const reads = connect(url, {
    ...openReads,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  life.onStop('connections of reads', reads.close)
  const pulse = connect(url, {
    ...pulseReads,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  life.onStop('connection of /readyz', pulse.close)
  return { connection, reads: reads.db, pulse: pulse.db, announce }
}

async function start(settings: Settings, log: Log, life: Lifecycle, options: RunOptions, end: (error: Error) => void) {
  const { connection, reads, pulse, announce } = await openDatabase(settings, log, life, options, end)
  life.stopping.throwIfAborted()

  let answer: ReturnType<typeof getRequestListener> | undefined
  let vite: ViteDev | undefined
  const server = createHttpServer(
    (request, response) =>
      vite ? vite.handle(request, response, () => void answer?.(request, response)) : answer?.(request, response),
    { hops: settings.TRUST_PROXY },
  )
  vite = await options.vite?.(server)
  const app = await compose({
    ...connection,
    reads,
    pulse,
    settings,
    log,
    life,
    vite,
    version: readVersion(),
    keys: await ownKeys(settings),
  })
  life.stopping.throwIfAborted()
  answer = getRequestListener(app.fetch)
  const port = await listen(server, settings.PORT, settings.HOST)
  life.onStop('requests', () => drain(server))
  life.onStop('leave of those in front', () => takeLeave(server, settings.STOP_DELAY * 1000))
  // Before the requests: its open sockets would delay their end.
  if (vite) life.onStop('client sources', vite.close)
  const loopback = ['127.0.0.1', '::1', 'localhost', '::', '0.0.0.0'].includes(settings.HOST)
  const address = `http://${loopback ? 'localhost' : settings.HOST}:${port}`
  await announce(address)
  log.info({ address }, 'listening')
  printStart(settings, address, say)
}

/** Starts the product in this process, and ends the process when asked to or when it cannot continue. */
export async function run(options: RunOptions = {}): Promise<void> {
  let settings: Settings
  try {
    settings = loadSettings()
  } catch (error) {
    reportError(error)
    process.exit(1)
  }
  const log = createLog(settings)
  const life = createLifecycle(log)
  const finish = async (code: number) => {
    await life.stop()
    process.exit(code)
  }
  const end = (error: unknown) => {
    if (life.stopping.aborted) return
    reportError(error)
    void finish(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
  let started: Promise<unknown> = Promise.resolve()
  onSignals(() => {
    life.beginStop()
    void started.then(() => finish(0))
  })
  started = start(settings, log, life, options, end).catch(end)
  await started
}
