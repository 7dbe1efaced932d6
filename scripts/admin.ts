import path from 'node:path'
import { resetMinutes } from '#contract/auth'
import { Email } from '#contract/fields'
import { z } from '#contract/zod'
import { connect } from '#server/db/connect'
import { startEmbedded } from '#server/db/embedded'
import { migrate } from '#server/db/migrate'
import { inviteOwner, mailStaffLink } from '#server/modules/accounts/staff-desk.service'
import { auditTrail, headOfTrail } from '#server/modules/education/trail.service'
import { systemClock } from '#server/ports/clock'
import type { Mailer } from '#server/ports/mailer'
import { mailbox } from '#server/ports/mailer.mailbox'
import { smtpMailer } from '#server/ports/mailer.smtp'
import { StartProblem } from '#server/problem'
import { reportError } from '#server/report-error'
import { loadSettings, type Settings } from '#server/settings'

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Runs `work` on the database that the settings name. The embedded one is started for the duration of the work, or used beside a
 * running server.
 */
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

/** Checks the trail of applications and reports the first entry that does not fit; the exit code is then 1. */
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

const mailerFor = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Settings): Mailer =>
  SMTP_URL ? smtpMailer({ url: SMTP_URL, from: MAIL_FROM ?? '' }) : mailbox(path.join(DATA_DIR, 'mailbox'))

/** Creates an owner of the desks, or makes existing staff an owner. Prints the link for the password and also mails it. */
async function invite(url: string, typed: string | undefined): Promise<void> {
  const email = z.safeParse(Email, typed)
  if (!email.success) throw new StartProblem('npm run admin -- invite owner@example.org')
  const settings = loadSettings()
  const { db, close } = connect(url)
  try {
    await migrate(url)
    const { id, path: link } = await inviteOwner({ db, clock: systemClock, settings }, email.data)
    if (!link) {
      say(`${email.data} is an owner now and signs in as before, at ${settings.APP_URL}/admin/signin`)
      return
    }
    say(`${email.data} sets a password here, once and within ${resetMinutes} minutes:`)
    say(`${settings.APP_URL}${link}`)
    await mailStaffLink({ db, settings, mailer: mailerFor(settings) }, id, link).catch((error: unknown) => {
      say(`The email with this link could not be sent: ${error instanceof Error ? error.message : String(error)}`)
    })
  } finally {
    await close()
  }
}

const commands: Record<string, (url: string, argument: string | undefined) => Promise<void>> = { audit, invite }

try {
  const [, , name = '', argument] = process.argv
  const command = commands[name]
  if (!command) throw new StartProblem('npm run admin -- audit | invite owner@example.org')
  await withDatabase((url) => command(url, argument))
} catch (error) {
  reportError(error)
  process.exitCode = 2
}
