import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AuditAct } from '#contract/audit-acts'
import { importUndoHours, type RecentImport } from '#contract/sheet-import'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { account, auditEvent } from './accounts.table'
import { writeAudit } from './audit.service'

type Ids = readonly string[]

/** The moment after which an import can still be undone. */
const undoableSince = (now: Date) => new Date(now.getTime() - importUndoHours * 3_600_000)

/** Most imports that are listed at once. */
const mostListed = 10

const nameIn = ({ name }: Record<string, unknown>) => (typeof name === 'string' ? name : '')

/** What the import at a moment created, in the order of its rows. One query. */
async function importedAt(db: Db, act: AuditAct, at: Date): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: auditEvent.subject, detail: auditEvent.detail })
    .from(auditEvent)
    .where(and(eq(auditEvent.act, act), eq(auditEvent.at, at)))
  return rows
    .toSorted((a, b) => Number(a.detail.row) - Number(b.detail.row))
    .map(({ id, detail }) => ({ id, name: nameIn(detail) }))
}

/** Those of these items on which the desk did anything but import them. One query. */
async function actedOn(db: Db, ids: Ids, act: AuditAct): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: auditEvent.subject })
    .from(auditEvent)
    .where(and(inArray(auditEvent.subject, [...ids]), ne(auditEvent.act, act)))
  return new Set(rows.map(({ id }) => id))
}

/** Those of these ids that a table still has in its column `id`. One query. */
async function remaining(db: Db, id: PgColumn, ids: Ids): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sql<string>`${id}` })
    .from(id.table)
    .where(inArray(id, [...ids]))
  return new Set(rows.map((row) => row.id))
}

/**
 * Lists the latest imports that can be undone, newest first, without those that were: `id` is the column of their items' ids.
 * Four queries.
 */
export async function recentImports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  act: AuditAct,
  id: PgColumn,
): Promise<{ items: RecentImport[] }> {
  const moments = await db
    .selectDistinct({ at: auditEvent.at })
    .from(auditEvent)
    .where(and(eq(auditEvent.act, act), gt(auditEvent.at, undoableSince(clock.now()))))
    .orderBy(desc(auditEvent.at))
    .limit(mostListed)
  const rows = await db
    .select({ at: auditEvent.at, id: auditEvent.subject, detail: auditEvent.detail, by: account.name })
    .from(auditEvent)
    .leftJoin(account, eq(account.id, auditEvent.actor_id))
    .where(
      and(
        eq(auditEvent.act, act),
        inArray(
          auditEvent.at,
          moments.map(({ at }) => at),
        ),
      ),
    )
    .orderBy(asc(auditEvent.at), asc(auditEvent.id))
  const ids = rows.map((row) => row.id)
  const [there, changed] = [await remaining(db, id, ids), await actedOn(db, ids, act)]
  const items = moments.flatMap(({ at }) => {
    const of = rows.filter((row) => row.at.getTime() === at.getTime() && there.has(row.id))
    const [first] = of
    if (!first) return []
    const named = of.filter(({ id }) => changed.has(id)).map(({ detail }) => nameIn(detail))
    return [{ created_at: at.toISOString(), by: first.by ?? '', count: of.length, changed: named.toSorted() }]
  })
  return { items }
}

interface Undo {
  importAct: AuditAct
  undoAct: AuditAct
  actor: string
  /** The moment of the import. */
  at: Date
  now: Date
}

/**
 * Undoes an import of drafts, all or nothing: `hold` locks its items and returns those that are there, `remove` removes
 * them. Throws 404 if there is none of the last day, 409 `sheet.changedSince` with the first item on which the desk did
 * anything since.
 */
export async function undoImport(
  tx: Db,
  { importAct, undoAct, actor, at, now }: Undo,
  hold: (ids: Ids) => Promise<ReadonlySet<string>>,
  remove: (ids: Ids) => Promise<void>,
): Promise<{ removed: number }> {
  const imported = at > undoableSince(now) ? await importedAt(tx, importAct, at) : []
  const held = await hold(imported.map(({ id }) => id))
  const there = imported.filter(({ id }) => held.has(id))
  if (there.length === 0) throw new Refusal(404, 'general.notFound')
  const ids = there.map(({ id }) => id)
  // Asked while they are locked: what the desk did in the meantime has been recorded by then.
  const changed = await actedOn(tx, ids, importAct)
  const first = there.find(({ id }) => changed.has(id))
  if (first) throw new Refusal(409, 'sheet.changedSince', undefined, { name: first.name })
  await remove(ids)
  for (const { id, name } of there) {
    await writeAudit(tx, { at: now, actor_id: actor, act: undoAct, subject: id, detail: { name } })
  }
  return { removed: there.length }
}
