import { type SQL, sql } from 'drizzle-orm'
import { fairSlot } from '#server/modules/fair/edition.table'

const inSeoul = (now: Date): SQL =>
  sql`to_char(${now.toISOString()}::timestamptz at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')`

/** Whether a slot has begun, for a query that joins it. */
export const begunBy = (now: Date): SQL => sql`(${fairSlot.day} || ' ' || ${fairSlot.starts}) <= ${inSeoul(now)}`
