import { and, count, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import { type InquiryStatus, inquiryStatuses } from '#contract/inquiry'
import type { inquiryDesk, inquirySorts } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import { account } from '#server/modules/accounts/accounts.table'
import { inquiry, inquiryMessage, waitingOrder } from './inquiry.table'
import { asRow } from './thread.service'

/** Matches the words in an inquiry or in the name and address of its author. */
function withWords(q: string): SQL | undefined {
  const pattern = anywhere(q)
  return or(
    ...[inquiry.number, inquiry.title, inquiry.email, account.email, account.name].map((each) => ilike(each, pattern)),
  )
}

const keys: Record<(typeof inquirySorts)[number], SortKey> = {
  waiting: { by: waitingOrder(inquiry), kind: 'number' },
  updated_at: { by: inquiry.updated_at, kind: 'instant' },
}

/** A page of the inquiries of a site, or of all sites, with the count of each status. Two statements. */
export async function listDesk(
  db: Db,
  site: Site | undefined,
  { cursor, per_page, sort, status, type, q }: Parsed<typeof inquiryDesk.list>['query'],
): Promise<Data<typeof inquiryDesk.list>> {
  const match = and(
    site && eq(inquiry.site, site),
    type ? eq(inquiry.type, type) : undefined,
    q ? withWords(q) : undefined,
  )
  const counted = await db
    .select({ status: inquiry.status, count: count() })
    .from(inquiry)
    .leftJoin(account, eq(account.id, inquiry.account_id))
    .where(match)
    .groupBy(inquiry.status)
  const countOf = (each: InquiryStatus) => counted.find((row) => row.status === each)?.count ?? 0
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, inquiry.id, { cursor, per_page, descending })
  const found = await db
    .select({ inquiry, name: account.name, account_email: account.email, id: inquiry.id, key: set.key })
    .from(inquiry)
    .leftJoin(account, eq(account.id, inquiry.account_id))
    .where(and(match, status ? eq(inquiry.status, status) : undefined, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  return {
    items: rows.map((row) => ({
      ...asRow(row.inquiry),
      site: row.inquiry.site,
      name: row.name ?? '',
      email: row.account_email ?? row.inquiry.email,
      is_guest: row.inquiry.account_id === null,
      waiting_since: row.inquiry.waiting_since?.toISOString() ?? null,
    })),
    total: (status ? [status] : [...inquiryStatuses]).map(countOf).reduce((sum, each) => sum + each, 0),
    next,
    previous,
    counts: { received: countOf('received'), answered: countOf('answered'), closed: countOf('closed') },
  }
}

/** The names of the desk's operators who wrote these messages. */
export async function answererNames(db: Db, messageIds: readonly string[]): Promise<Map<string, string>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .select({ id: inquiryMessage.id, name: account.name })
    .from(inquiryMessage)
    .innerJoin(account, eq(account.id, inquiryMessage.operator_id))
    .where(inArray(inquiryMessage.id, [...messageIds]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
