import { and, count, eq, isNull, min, sql } from 'drizzle-orm'
import { type MailContent, type MailLogQuery, type MailRow, mailStates, secretKinds } from '#contract/mails-desk'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { type Row as OwnRow, ownRows } from '#server/db/own-rows'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { unseal } from '#server/seal'
import { compose } from './mail.service'
import { mailLog } from './mail.table'
import type { MailRequest } from './mail.types'
import { shownValues } from './secrets'
import { codeMessage } from './sms.service'

type Row = typeof mailLog.$inferSelect

const keys: Record<'created_at', SortKey> = { created_at: { by: mailLog.created_at, kind: 'instant' } }

/** Normalized as stored: phone numbers without separators, addresses in lower case. */
const asKept = (q: string) => (q.includes('@') ? q.trim().toLowerCase() : q.replaceAll(/[\s().-]/g, ''))

/** Enough of an address or a number to recognize it. */
function masked(recipient: string): string {
  const at = recipient.lastIndexOf('@')
  if (at < 0)
    return recipient.length < 8 ? '•'.repeat(recipient.length) : `${recipient.slice(0, 3)}••••${recipient.slice(-4)}`
  return `${recipient.slice(0, at > 3 ? 2 : 1)}•••${recipient.slice(at)}`
}

export const mailRow = (row: Row): z.input<typeof MailRow> => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  way: row.way,
  kind: row.kind,
  site: row.site,
  lang: row.lang,
  to: masked(row.recipient),
  state: row.state,
  tries: row.tries,
  error: row.error,
  sent_at: row.sent_at?.toISOString() ?? null,
  is_open: row.state === 'failed' && row.settled_at === null,
})

/** Sent and pending messages, newest first by default. Two queries, three for many rows. */
export async function listMails(
  db: Db,
  { cursor, per_page, sort, exact, status, kind, site, q }: z.output<typeof MailLogQuery>,
) {
  const match = and(
    kind && eq(mailLog.kind, kind),
    site && eq(mailLog.site, site),
    q === undefined ? undefined : eq(mailLog.recipient, asKept(q)),
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, mailLog.id, { cursor, per_page, descending })
  const found = await db
    .select({ id: mailLog.id, key: set.key, row: mailLog })
    .from(mailLog)
    .where(and(match, status && eq(mailLog.state, status), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const counted = await countByStatus(
    db,
    mailStates,
    (only) =>
      db
        .select({ status: mailLog.state })
        .from(mailLog)
        .where(and(match, only && eq(mailLog.state, only))),
    { status, exact },
  )
  const { rows, next, previous } = set.page(found)
  return { items: rows.map(({ row }) => mailRow(row)), ...counted, next, previous }
}

/** A message; `lock` locks its row. Throws 404 if it does not exist or was removed. */
export async function findMail(db: Db, id: string, lock = false): Promise<Row> {
  const select = db.select().from(mailLog).where(eq(mailLog.id, id))
  const [found] = await (lock ? select.for('update') : select)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** The request the message was queued with, without its secrets. Throws 409 `mail.notKept` before the first try. */
export function requestOf({ PASSPORT_KEYS }: Deps['settings'], row: Row): MailRequest {
  if (!row.values_sealed) throw new Refusal(409, 'mail.notKept')
  const values = JSON.parse(unseal(PASSPORT_KEYS, row.values_sealed)) as unknown
  return { template: row.kind, to: row.recipient, lang: row.lang, values } as MailRequest
}

/** The content of a message with its codes, tickets and secret links masked. Throws what `requestOf` throws. */
export async function contentOf(settings: Deps['settings'], row: Row): Promise<MailContent> {
  const request = requestOf(settings, row)
  const values = shownValues(request.template, request.values as unknown as Record<string, unknown>)
  if (row.way === 'sms')
    return { to: row.recipient, subject: '', html: '', text: codeMessage(row.lang, values as never) }
  const { subject, html, text } = await compose({ ...request, values } as unknown as MailRequest, settings)
  return { to: row.recipient, subject, html, text }
}

/** Whether a message can be sent again: it contained no secret and is not pending. */
export const canResend = ({ kind, state }: Pick<Row, 'kind' | 'state'>): boolean =>
  !secretKinds.includes(kind) && (state === 'sent' || state === 'failed')

/** Marks a message as settled; returns false if it already is. */
export async function settleMail(tx: Db, now: Date, id: string): Promise<boolean> {
  const done = await tx
    .update(mailLog)
    .set({ settled_at: now })
    .where(and(eq(mailLog.id, id), eq(mailLog.state, 'failed'), isNull(mailLog.settled_at)))
    .returning({ id: mailLog.id })
  return done.length > 0
}

/** The number of permanently failed messages of each site that need attention, and since when. One query. */
export const openMails = (db: Db): Promise<{ site: Row['site']; count: number; since: Date | null }[]> =>
  db
    .select({ site: mailLog.site, count: count(), since: min(mailLog.created_at) })
    .from(mailLog)
    .where(sql`${mailLog.state} = 'failed' and ${mailLog.settled_at} is null`)
    .groupBy(mailLog.site)

/** What is stored about messages to these addresses, without their sealed values. */
export async function keptMails(db: Db, addresses: readonly string[]): Promise<Record<string, OwnRow[]>> {
  const mails = await ownRows(db, mailLog, mailLog.recipient, addresses)
  return { mails: mails.map(({ values_sealed: _, ...row }) => row) }
}
