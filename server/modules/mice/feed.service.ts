import { eq } from 'drizzle-orm'
import type { StreamedFile } from '#contract/streamed-file'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { activeContact } from '#server/modules/accounts/contact.service'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'
import { currentEdition } from './edition.service'
import { miceFeed } from './mice.table'
import { seatedSessions, sessionsCalendar } from './sessions.service'

/** Whether a member's sessions have a private address. */
export const hasFeed = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.$count(miceFeed, eq(miceFeed.account_id, accountId))) > 0

/** Creates the private address of a member's sessions and replaces an earlier one. The address is only returned here. */
export async function makeFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<{ path: string }> {
  const token = newToken()
  const fresh = { token_hash: hashToken(token), created_at: clock.now() }
  await db
    .insert(miceFeed)
    .values({ account_id: accountId, ...fresh })
    .onConflictDoUpdate({ target: miceFeed.account_id, set: fresh })
  return { path: `/api/v1/mice/calendar/${token}.ics` }
}

/** Revokes the private address: it no longer shows anything. */
export async function revokeFeed(db: Db, accountId: string): Promise<void> {
  await db.delete(miceFeed).where(eq(miceFeed.account_id, accountId))
}

/**
 * The sessions of this year's fair in which the owner of a private address has a seat, as a calendar in the language of their
 * mails. Throws 404 for an unknown or revoked address, and while the account is blocked.
 */
export async function feedFile(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, file: string): Promise<StreamedFile> {
  const { db, clock } = deps
  const [feed] = await db
    .select()
    .from(miceFeed)
    .where(eq(miceFeed.token_hash, hashToken(file.replace(/\.ics$/, ''))))
  const contact = feed && (await activeContact(db, feed.account_id))
  if (!feed || !contact) throw new Refusal(404, 'general.notFound')
  const fair = await currentEdition(db, clock.now())
  const sessions = await seatedSessions(db, feed.account_id, fair.year)
  const calendar = sessionsCalendar(deps, fair, sessions, contact.lang === 'ko' ? 'ko' : 'en')
  const body = new Response(calendar).body as ReadableStream<Uint8Array>
  return { body, name: 'sessions.ics', mime: 'text/calendar; charset=utf-8' }
}
