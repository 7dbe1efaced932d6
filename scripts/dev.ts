import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { openOwnDatabase } from '#server/db/own-folder'
import { onSignals } from '#server/lifecycle'
import { StartProblem } from '#server/problem'
import { reportError } from '#server/report-error'
import { root } from '#server/root'
import { loadSettings } from '#server/settings'
import { followNpm } from './follow-npm'

/** Changes arrive in bursts: an editor writes a file in steps, a checkout many files. In milliseconds. */
const settle = 100

async function openDatabase() {
  const settings = loadSettings()
  if (settings.NODE_ENV === 'production') throw new StartProblem('NODE_ENV is production: use npm start.')
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, stop: async () => {} }
  const database = await openOwnDatabase(settings.DATA_DIR, console.log)
  await database.announce(`http://localhost:${settings.PORT}`)
  return database
}

const startServer = (url: string) =>
  spawn(process.execPath, ['--import', 'tsx', 'server/dev.ts'], {
    cwd: root,
    env: { ...process.env, RUNNING_DATABASE_URL: url },
    stdio: 'inherit',
  })

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function stopServer(child: ChildProcess) {
  if (!isRunning(child)) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function develop() {
  const { url, stop } = await openDatabase()
  let server = startServer(url)
  let ending = false
  let work: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const restart = () => {
    work = work.then(async () => {
      await stopServer(server)
      if (ending) return
      console.log('Server sources have changed: starting again …')
      server = startServer(url)
    })
  }
  for (const folder of ['server', 'contract']) {
    watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(restart, settle)
    })
  }
  onSignals(() => {
    ending = true
    work = work
      .then(() => stopServer(server))
      .then(stop)
      .then(() => process.exit(0))
  })
}

followNpm()
await develop().catch((error) => {
  reportError(error)
  process.exit(1)
})
