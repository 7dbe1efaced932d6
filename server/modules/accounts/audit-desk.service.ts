import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { type AuditAct, auditActNames, auditActs } from '#contract/audit-acts'
import type { auditDesk } from '#contract/audit-desk'
import type { Data, Parsed } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, sortIn } from '#server/db/keyset'
import { isUuid } from '#server/db/uuid'
import { account, auditEvent } from './accounts.table'
import type { FoundThings } from './audited.types'

/** Returns the acts whose name contains the words, in either language or as it is stored. */
const actsLike = (q: string): AuditAct[] =>
  auditActNames.filter((act) => {
    const { en, ko } = auditActs[act]
    return [act, en, ko].some((name) => name.toLowerCase().includes(q.normalize('NFC').toLowerCase()))
  })

/** Entries that have one of these ids in their details: the index of acts leads to the few acts that can. */
const hasInside = ({ ids, within }: FoundThings) =>
  within && ids.length > 0
    ? and(
        inArray(auditEvent.act, [...within.acts]),
        or(...within.keys.map((key) => inArray(sql`${auditEvent.detail}->>${key}::text`, [...ids]))),
      )
    : undefined

function hasWords(q: string, found: readonly FoundThings[]) {
  const ids = found.flatMap((each) => each.ids)
  return or(
    inArray(auditEvent.act, actsLike(q)),
    inArray(auditEvent.subject, [q, ...ids]),
    inArray(auditEvent.actor_id, ids.filter(isUuid)),
    ...found.map(hasInside),
  )
}

/**
 * Lists entries of the audit log, newest first unless sorted otherwise; those that the words find are acts by their names, and all
 * acts by or on one of the `found`, or with it in their details. Two queries.
 */
export async function listAudit(
  db: Db,
  { cursor, per_page, sort, exact, q, by, act }: Parsed<typeof auditDesk.list>['query'],
  found: readonly FoundThings[],
): Promise<Omit<Data<typeof auditDesk.list>, 'things'>> {
  const match = and(
    by === undefined ? undefined : eq(auditEvent.actor_id, by),
    act && eq(auditEvent.act, act),
    q ? hasWords(q, found) : undefined,
  )
  const { key, descending } = sortIn(sort, { at: { by: auditEvent.at, kind: 'instant' } })
  const set = keyset(key, auditEvent.id, { cursor, per_page, descending })
  const page = await db
    .select({
      ...{ id: auditEvent.id, key: set.key, at: auditEvent.at, act: auditEvent.act, subject: auditEvent.subject },
      ...{ detail: auditEvent.detail, by: sql<string>`coalesce(${account.name}, '')` },
    })
    .from(auditEvent)
    .leftJoin(account, eq(account.id, auditEvent.actor_id))
    .where(and(match, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  const matches = db.select({ id: auditEvent.id }).from(auditEvent).where(match)
  return {
    items: rows.map(({ key: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
    total: await countRows(db, matches, { exact }),
    next,
    previous,
  }
}
