import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { type Act, type ApplicationStatus, reportStatuses } from '#contract/education/status'
import type { Db } from '#server/db/connect'
import { locks } from '#server/db/locks'
import { application } from './education.table'
import { chained, hashOf, type NewEntry, noHash, type TrailEntry } from './trail.hash'
import { trailEvent } from './trail.table'

const newest = async (db: Db): Promise<Pick<TrailEntry, 'seq' | 'hash'>> => {
  const [found] = await db
    .select({ seq: trailEvent.seq, hash: trailEvent.hash })
    .from(trailEvent)
    .orderBy(desc(trailEvent.seq))
    .limit(1)
  return found ?? { seq: 0, hash: noHash }
}

/** The head of the trail. A copy stored elsewhere, such as in the log, reveals later whether the end was cut off. */
export const headOfTrail = newest

/** The words of an application's newest entry of an act, such as a reason; empty where there are none. */
export async function lastWords(db: Db, applicationId: string, act: Act): Promise<string> {
  const [found] = await db
    .select({ detail: trailEvent.detail })
    .from(trailEvent)
    .where(and(eq(trailEvent.application_id, applicationId), eq(trailEvent.act, act)))
    .orderBy(desc(trailEvent.seq))
    .limit(1)
  return found?.detail.words ?? ''
}

/** Entries written per statement. */
const atOnce = 2_000

/**
 * Adds to the trail and returns what was written, in order. The caller holds the trail's lock until its transaction ends, so rows
 * must be locked before this and never after it.
 */
export async function addToTrail(tx: Db, entries: readonly NewEntry[]): Promise<TrailEntry[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.trail})`)
  const rows = chained(await newest(tx), entries)
  for (let at = 0; at < rows.length; at += atOnce) await tx.insert(trailEvent).values(rows.slice(at, at + atOnce))
  return rows
}

/** A break in the trail. */
export interface TrailFault {
  /** The first entry that does not fit, or the first missing one. */
  seq: number
  why: 'changed' | 'missing' | 'cut off' | 'another amount'
}

/** Entries read per query. */
const readAtOnce = 1_000

/**
 * The first application whose newest entry differs from the one stored with it: the trail was cut off or rewritten from there.
 */
async function firstCutOff(db: Db): Promise<TrailFault | null> {
  const [found] = await db
    .select({ seq: application.trail_seq })
    .from(application)
    .leftJoin(trailEvent, eq(trailEvent.seq, application.trail_seq))
    .where(
      sql`${trailEvent.hash} is distinct from ${application.trail_hash}
        or ${trailEvent.application_id} is distinct from ${application.id}
        or ${trailEvent.after} is distinct from ${application.status}`,
    )
    .orderBy(asc(application.trail_seq))
    .limit(1)
  return found ? { seq: found.seq, why: 'cut off' } : null
}

const granted = sql.param(['approved', ...reportStatuses] satisfies ApplicationStatus[])

/** The first application whose granted amount differs from the one that its newest approval recorded. */
async function firstOtherAmount(db: Db): Promise<TrailFault | null> {
  const { rows } = await db.execute<{ seq: string }>(sql`
    select coalesce(approval.seq, a.trail_seq) as seq
    from education_application a
      left join lateral (select seq, (detail ->> 'won')::bigint as won from education_event
        where application_id = a.id and act = 'approve' order by seq desc limit 1) approval
      on a.status = any (${granted}::text[])
    where a.granted_won is distinct from approval.won
    order by 1 limit 1`)
  return rows[0] ? { seq: Number(rows[0].seq), why: 'another amount' } : null
}

/** Verifies the whole trail. Returns the number of entries and the first fault, or null if all entries fit. */
export async function auditTrail(db: Db): Promise<{ entries: number; fault: TrailFault | null }> {
  let last: Pick<TrailEntry, 'seq' | 'hash'> = { seq: 0, hash: noHash }
  for (;;) {
    const rows = await db
      .select()
      .from(trailEvent)
      .where(gt(trailEvent.seq, last.seq))
      .orderBy(asc(trailEvent.seq))
      .limit(readAtOnce)
    if (rows.length === 0) break
    for (const row of rows) {
      const entries = last.seq
      if (row.seq !== last.seq + 1) return { entries, fault: { seq: last.seq + 1, why: 'missing' } }
      if (!row.previous.equals(last.hash) || !hashOf(row).equals(row.hash))
        return { entries, fault: { seq: row.seq, why: 'changed' } }
      last = row
    }
  }
  return { entries: last.seq, fault: (await firstCutOff(db)) ?? (await firstOtherAmount(db)) }
}
