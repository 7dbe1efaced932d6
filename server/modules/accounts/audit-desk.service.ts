import { and, eq, or, sql } from 'drizzle-orm'
import type { auditDesk } from '#contract/audit-desk'
import type { Data, Parsed } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { keyset, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import { account, auditEvent } from './accounts.table'

/** The acts whose name contains the words: there are few, each found by one step in their index. */
const actsLike = (q: string) => sql`(
  with recursive acts (act) as (
    (select act from audit_event order by act limit 1)
    union all
    select (select next.act from audit_event next where next.act > acts.act order by next.act limit 1) from acts where acts.act is not null
  )
  select act from acts where act ilike ${anywhere(q)})`

/** Lists entries of the audit log, newest first unless sorted otherwise. Two queries. */
export async function listAudit(
  db: Db,
  { cursor, per_page, sort, q, by }: Parsed<typeof auditDesk.list>['query'],
): Promise<Data<typeof auditDesk.list>> {
  const match = and(
    by === undefined ? undefined : eq(auditEvent.actor_id, by),
    q ? or(sql`${auditEvent.act} in ${actsLike(q)}`, eq(auditEvent.subject, q)) : undefined,
  )
  const { key, descending } = sortIn(sort, { at: { by: auditEvent.at, kind: 'instant' } })
  const set = keyset(key, auditEvent.id, { cursor, per_page, descending })
  const found = await db
    .select({
      ...{ id: auditEvent.id, key: set.key, at: auditEvent.at, act: auditEvent.act, subject: auditEvent.subject },
      ...{ detail: auditEvent.detail, by: sql<string>`coalesce(${account.name}, '')` },
    })
    .from(auditEvent)
    .leftJoin(account, eq(account.id, auditEvent.actor_id))
    .where(and(match, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  const total = await db.$count(auditEvent, match)
  return {
    items: rows.map(({ key: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
    total,
    next,
    previous,
  }
}
