import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { auditDesk } from '#contract/audit-desk'
import type { Data, Parsed } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import { account, auditEvent } from './accounts.table'

/** Returns the acts whose name contains the words: there are few, and each is one step in their index. One query. */
async function actsLike(db: Db, q: string): Promise<string[]> {
  const { rows } = await db.execute<{ act: string }>(sql`
    with recursive acts (act) as (
      (select act from ${auditEvent} order by act limit 1)
      union all
      select (select later.act from ${auditEvent} later where later.act > acts.act order by later.act limit 1)
      from acts where acts.act is not null
    )
    select act from acts where act ilike ${anywhere(q)}`)
  return rows.map(({ act }) => act)
}

/** Lists entries of the audit log, newest first unless sorted otherwise. Two queries, and one more for words. */
export async function listAudit(
  db: Db,
  { cursor, per_page, sort, exact, q, by }: Parsed<typeof auditDesk.list>['query'],
): Promise<Data<typeof auditDesk.list>> {
  const match = and(
    by === undefined ? undefined : eq(auditEvent.actor_id, by),
    q ? or(inArray(auditEvent.act, await actsLike(db, q)), eq(auditEvent.subject, q)) : undefined,
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
  const matches = db.select({ id: auditEvent.id }).from(auditEvent).where(match)
  return {
    items: rows.map(({ key: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
    total: await countRows(db, matches, { exact }),
    next,
    previous,
  }
}
