import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Data, Parsed } from '#contract/endpoint'
import { inquiryStatuses } from '#contract/inquiry'
import type { inquiryDesk, inquirySorts } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import { account } from '#server/modules/accounts/accounts.table'
import { isNamed } from '#server/modules/accounts/named.service'
import { inquiry, inquiryMessage, inquiryWords, waitingOrder } from './inquiry.table'
import { asRow } from './thread.service'

/** Inquiries whose own words or whose author match: each half uses its own index. */
function having(db: Db, q: string): SQL {
  const own = db
    .select({ id: inquiry.id })
    .from(inquiry)
    .where(sql`${inquiryWords(inquiry)} like ${anywhere(q.toLowerCase())}`)
  const authors = db
    .select({ id: inquiry.id })
    .from(account)
    .innerJoin(inquiry, eq(inquiry.account_id, account.id))
    .where(isNamed(q))
  return inArray(inquiry.id, own.unionAll(authors))
}

const assignee = alias(account, 'assignee')

const keys: Record<(typeof inquirySorts)[number], SortKey> = {
  waiting: { by: waitingOrder(inquiry), kind: 'number' },
  updated_at: { by: inquiry.updated_at, kind: 'instant' },
}

/**
 * A page of the inquiries of a site, or of all sites, with the count of each status; `reader` is the caller. Two queries, three for
 * many rows.
 */
export async function listDesk(
  db: Db,
  { site, reader }: { site: Site | undefined; reader: string },
  { cursor, per_page, sort, exact, status, type, assigned, q }: Parsed<typeof inquiryDesk.list>['query'],
): Promise<Data<typeof inquiryDesk.list>> {
  const match = and(
    site && eq(inquiry.site, site),
    type ? eq(inquiry.type, type) : undefined,
    assigned && (assigned === 'me' ? eq(inquiry.assignee_id, reader) : isNull(inquiry.assignee_id)),
    q ? having(db, q) : undefined,
  )
  const counted = await countByStatus(
    db,
    inquiryStatuses,
    (only) =>
      db
        .select({ status: inquiry.status })
        .from(inquiry)
        .where(and(match, only && eq(inquiry.status, only))),
    { status, exact },
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, inquiry.id, { cursor, per_page, descending })
  const found = await db
    .select({
      ...{ inquiry, name: account.name, account_email: account.email, id: inquiry.id, key: set.key },
      assignee: { id: assignee.id, name: assignee.name },
    })
    .from(inquiry)
    .leftJoin(account, eq(account.id, inquiry.account_id))
    .leftJoin(assignee, eq(assignee.id, inquiry.assignee_id))
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
      assignee: row.assignee,
      first_answered_at: row.inquiry.first_answered_at?.toISOString() ?? null,
    })),
    ...counted,
    next,
    previous,
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
