import { connect } from '#server/db/connect'
import { startEmbedded } from '#server/db/embedded'
import { auditTrail, headOfTrail } from '#server/modules/education/trail.service'
import { StartProblem } from '#server/problem'
import { reportError } from '#server/report-error'
import { loadSettings } from '#server/settings'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The database that the settings name; one of our own is started for as long as it takes, or used beside a running server. */
async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = loadSettings()
  if (DATABASE_URL !== undefined) return work(DATABASE_URL)
  const own = await startEmbedded(DATA_DIR, { say })
  try {
    return await work(own.url)
  } finally {
    if (!own.takenOver) await own.stop()
  }
}

/** Walks the trail of applications and names the first entry that does not fit; the exit code is then 1. */
async function audit(url: string): Promise<void> {
  const { db, close } = connect(url)
  try {
    const { entries, fault } = await auditTrail(db)
    const { seq, hash } = await headOfTrail(db)
    say(`${entries} entries fit together. The trail ends with entry ${seq}, ${hash.toString('hex')}.`)
    if (!fault) return
    say(`Entry ${fault.seq} does not fit: ${fault.why}.`)
    process.exitCode = 1
  } finally {
    await close()
  }
}

const commands: Record<string, (url: string) => Promise<void>> = { audit }

try {
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new StartProblem(`npm run admin -- ${Object.keys(commands).join(' | ')}`)
  await withDatabase(command)
} catch (error) {
  reportError(error)
  process.exitCode = 2
}
