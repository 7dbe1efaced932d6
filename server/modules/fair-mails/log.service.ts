import { and, eq, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import type { fairMails, mailingSorts } from '#contract/fair/mail-desk'
import type { Db } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { account } from '#server/modules/accounts/accounts.table'
import { partiesOf } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { type MailState, mailing, mailingRecipient } from './mailing.table'

const keys: Record<(typeof mailingSorts)[number], SortKey> = { at: { by: mailing.at, kind: 'instant' } }

const inState = (state?: MailState) =>
  sql<number>`(select count(*)::int from ${mailingRecipient} where ${mailingRecipient.mailing_id} = ${mailing.id}${
    state ? sql` and ${mailingRecipient.state} = ${state}` : sql``
  })`

const columns = {
  id: mailing.id,
  at: mailing.at,
  by: account.name,
  group: mailing.group,
  texts: mailing.texts,
  recipients: inState(),
  sent: inState('sent'),
  failed: inState('failed'),
  gone: inState('gone'),
}

interface Found {
  at: Date
  texts: Data<typeof fairMails.detail>['texts']
}
const shown = <R extends Found>({ at, texts, ...row }: R) => ({
  ...row,
  at: at.toISOString(),
  subject: { en: texts.en.subject, ko: texts.ko.subject },
})

/** Mails sent to groups, with their sender and number of recipients, a page at a time. Two queries. */
export async function listMailings(
  db: Db,
  { cursor, per_page, sort, exact }: Parsed<typeof fairMails.list>['query'],
): Promise<Data<typeof fairMails.list>> {
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, mailing.id, { cursor, per_page, descending })
  const found = await db
    .select({ ...columns, key: set.key })
    .from(mailing)
    .innerJoin(account, eq(account.id, mailing.by))
    .where(set.where ?? undefined)
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  const total = await countRows(db, db.select({ id: mailing.id }).from(mailing), { exact })
  return { items: rows.map(shown), total, next, previous }
}

/** A mail with its texts and the recipients it did not reach. Throws 404. */
export async function showMailing(db: Db, id: string): Promise<Data<typeof fairMails.detail>> {
  const [row] = await db
    .select(columns)
    .from(mailing)
    .innerJoin(account, eq(account.id, mailing.by))
    .where(eq(mailing.id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  const failed = await db
    .select({ id: mailingRecipient.participant_id, error: mailingRecipient.error })
    .from(mailingRecipient)
    .where(and(eq(mailingRecipient.mailing_id, id), eq(mailingRecipient.state, 'failed')))
  const parties = await partiesOf(
    db,
    failed.map((each) => each.id),
  )
  const failures = failed.flatMap((each) => {
    const company = parties.get(each.id)?.company
    return company ? [{ ...each, company }] : []
  })
  return { ...shown(row), texts: row.texts, failures }
}
