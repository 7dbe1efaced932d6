import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { msPerDay } from '#contract/days'
import { mailLogDays } from '#contract/mails-desk'
import { type Site, siteOfPath } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { errorName } from '#server/error-name'
import { seal } from '#server/seal'
import { mailLog } from './mail.table'
import type { MailRequest } from './mail.types'
import { withoutSecrets } from './secrets'

/** The maximum number of tries for a queued mail (product §9). */
export const mailTries = 13

type Keys = Pick<Deps['settings'], 'PASSPORT_KEYS'>

/** Mails to the operators' desk. */
const ofDesk: readonly string[] = ['refundFailed', 'serviceRequested']

/** The site of a mail: the one it names, or the one its link leads to. */
function siteOf({ template, values }: MailRequest): Site {
  const { site, path } = values as { site?: Site; path?: string | null }
  if (site) return site
  if (ofDesk.includes(template)) return 'admin'
  return path ? siteOfPath(path) : 'shop'
}

const about = (request: MailRequest) => ({
  way: 'mail' as const,
  kind: request.template,
  site: siteOf(request),
  lang: request.lang,
  recipient: request.to.toLowerCase(),
})

/** The same key gives the same id, so that a mail queued once has one row. */
function idOf(once: string): string {
  const hex = createHash('sha256').update(`mail:${once}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Records a queued mail in the caller's transaction and returns the id of its row. */
export async function noteQueued(
  db: Db,
  request: MailRequest,
  { once, resentOf = null }: { once?: string | undefined; resentOf?: string | null },
): Promise<string> {
  const id = once === undefined ? randomUUID() : idOf(once)
  await db
    .insert(mailLog)
    .values({ id, ...about(request), state: 'waiting', resent_of: resentOf })
    .onConflictDoNothing()
  return id
}

const sealed = ({ PASSPORT_KEYS }: Keys, request: Pick<MailRequest, 'template' | 'values'>): Buffer =>
  seal(PASSPORT_KEYS, JSON.stringify(withoutSecrets(request)))

/** Tries to send a queued mail and records the outcome. Throws what `work` throws. */
export async function noteTry(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  id: string | undefined,
  request: MailRequest,
  work: () => Promise<void>,
): Promise<void> {
  // Queued by a version that kept no log.
  if (id === undefined) return work()
  const tries = sql`${mailLog.tries} + 1`
  const values_sealed = sealed(settings, request)
  try {
    await work()
  } catch (error) {
    const state = sql`case when ${mailLog.tries} + 1 < ${mailTries} then 'retrying' else 'failed' end`
    await db
      .update(mailLog)
      .set({ state, tries, error: errorName(error), values_sealed })
      .where(eq(mailLog.id, id))
    throw error
  }
  await db
    .update(mailLog)
    .set({ state: 'sent', tries, error: '', sent_at: sql`now()`, values_sealed })
    .where(eq(mailLog.id, id))
}

/**
 * Sends a mail that is never queued and records the outcome: each try is a row of its own, with its own code. Throws what `work`
 * throws.
 */
export async function noteSent(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  request: MailRequest,
  work: () => Promise<void>,
  to: { way: 'mail' | 'sms'; recipient: string } = { way: 'mail', recipient: request.to.toLowerCase() },
): Promise<void> {
  const row = { ...about(request), ...to, tries: 1, values_sealed: sealed(settings, request) }
  try {
    await work()
  } catch (error) {
    await db.insert(mailLog).values({ ...row, state: 'failed', error: errorName(error) })
    throw error
  }
  await db.insert(mailLog).values({ ...row, state: 'sent', sent_at: sql`now()` })
}

/** Deletes the messages to a closed account: to its address in lower case, and to its phone numbers. */
export async function forgetMails(tx: Db, recipients: readonly string[]): Promise<void> {
  // A waiting message has a job that will look for its row.
  await tx.delete(mailLog).where(and(inArray(mailLog.recipient, [...recipients]), sql`${mailLog.state} <> 'waiting'`))
}

/** A message still pending after this many days has lost its job and will not be tried again. */
const lostAfterDays = 2

/** Marks lost mails as failed, so that they get attention. */
export async function failLostMails(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lostAfterDays * msPerDay)
  await db
    .update(mailLog)
    .set({ state: 'failed', error: sql`coalesce(nullif(${mailLog.error}, ''), 'lost')` })
    .where(and(inArray(mailLog.state, ['waiting', 'retrying']), lt(mailLog.created_at, since)))
}

/** Removes messages older than `mailLogDays`. */
export async function removeOldMails(db: Db, now: Date): Promise<void> {
  await db.delete(mailLog).where(lt(mailLog.created_at, new Date(now.getTime() - mailLogDays * msPerDay)))
}
