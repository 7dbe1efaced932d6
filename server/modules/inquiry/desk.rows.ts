import { and, asc, count, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import { type InquiryStatus, inquiryStatuses } from '#contract/inquiry'
import type { inquiryDesk } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import { account } from '#server/modules/accounts/accounts.table'
import { inquiry, inquiryMessage } from './inquiry.table'
import { asRow } from './thread.service'

/** What of an inquiry or of whoever asked has the words. */
function withWords(q: string): SQL | undefined {
  const pattern = anywhere(q)
  return or(
    ...[inquiry.number, inquiry.title, inquiry.email, account.email, account.name].map((each) => ilike(each, pattern)),
  )
}

/**
 * The inquiries of a site, with how many there are of each status: those that wait first, the longest waiting before the others,
 * then those with the latest word. Two statements.
 */
export async function listDesk(
  db: Db,
  site: Site,
  { page, per_page, status, q }: z.output<typeof inquiryDesk.list.query>,
): Promise<z.input<typeof inquiryDesk.list.data>> {
  const found = and(eq(inquiry.site, site), q ? withWords(q) : undefined)
  const counted = await db
    .select({ status: inquiry.status, count: count() })
    .from(inquiry)
    .leftJoin(account, eq(account.id, inquiry.account_id))
    .where(found)
    .groupBy(inquiry.status)
  const countOf = (each: InquiryStatus) => counted.find((row) => row.status === each)?.count ?? 0
  const rows = await db
    .select({ inquiry, name: account.name, account_email: account.email })
    .from(inquiry)
    .leftJoin(account, eq(account.id, inquiry.account_id))
    .where(and(found, status ? eq(inquiry.status, status) : undefined))
    .orderBy(asc(inquiry.waiting_since), desc(inquiry.updated_at), asc(inquiry.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return {
    items: rows.map((row) => ({
      ...asRow(row.inquiry),
      name: row.name ?? '',
      email: row.account_email ?? row.inquiry.email,
      is_guest: row.inquiry.account_id === null,
      waiting_since: row.inquiry.waiting_since?.toISOString() ?? null,
    })),
    page,
    per_page,
    total: (status ? [status] : [...inquiryStatuses]).map(countOf).reduce((sum, each) => sum + each, 0),
    counts: { received: countOf('received'), answered: countOf('answered'), closed: countOf('closed') },
  }
}

/** Who of the desk wrote each of the messages. */
export async function answererNames(db: Db, messageIds: readonly string[]): Promise<Map<string, string>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .select({ id: inquiryMessage.id, name: account.name })
    .from(inquiryMessage)
    .innerJoin(account, eq(account.id, inquiryMessage.operator_id))
    .where(inArray(inquiryMessage.id, [...messageIds]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
