import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { MergeBack, MergePair } from '#server/ports/merging'
import { account } from './accounts.table'
import { accountMerge, accountMergeRow } from './merge.table'

export type MergeRow = typeof accountMerge.$inferSelect
export type AccountRow = typeof account.$inferSelect

/** A merge that was neither undone nor finished. */
export const isOpen = and(isNull(accountMerge.undone_at), isNull(accountMerge.finished_at))

/** Returns the open merge that an account takes part in, or null. */
export async function openMerge(db: Db, id: string): Promise<MergeRow | null> {
  const sides = or(eq(accountMerge.remaining_id, id), eq(accountMerge.other_id, id))
  const [found] = await db.select().from(accountMerge).where(and(sides, isOpen))
  return found ?? null
}

/** Returns a merge, locked until the transaction ends, if it is still open; of an undo and the job, one comes first. */
export async function lockMerge(tx: Db, id: string): Promise<MergeRow | null> {
  const [found] = await tx
    .select()
    .from(accountMerge)
    .where(and(eq(accountMerge.id, id), isOpen))
    .for('update')
  return found ?? null
}

/** Reads accounts by id. */
export const readAccounts = (db: Db, ids: readonly string[]): Promise<AccountRow[]> =>
  db
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]))
    .orderBy(account.id)

/**
 * Locks accounts until the transaction ends, in the sequence of their ids: two merges of the same pair cannot deadlock, and the
 * second sees what the first did. Not `update`: transactions that refer to an account can continue.
 */
export const lockAccounts = async (tx: Db, ids: readonly string[]): Promise<AccountRow[]> =>
  tx
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]))
    .orderBy(account.id)
    .for('no key update')

/** The two accounts of a merge. */
export interface Pair {
  remaining: AccountRow
  other: AccountRow
}

/** The two accounts of a merge among these rows. */
export function sidesIn(rows: readonly AccountRow[], { remaining_id, other_id }: MergeRow): Pair {
  const remaining = rows.find(({ id }) => id === remaining_id)
  const other = rows.find(({ id }) => id === other_id)
  if (!remaining || !other) throw new Error('An account of a merge is missing')
  return { remaining, other }
}

/** What a part needs to move its rows. */
export const pairOf = ({ remaining, other }: Pair): MergePair => ({
  remaining: remaining.id,
  other: other.id,
  profileFiles: other.company_file ? [other.company_file] : [],
})

/** Adds moved rows to the journal of a merge. */
export async function journal(tx: Db, id: string, part: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.execute(sql`insert into ${accountMergeRow} (merge_id, part, key)
    select ${id}::uuid, ${part}, unnest(${sql.param([...keys])}::text[]) on conflict do nothing`)
}

/** Returns the journal of a merge by part. */
export async function journalOf(db: Db, id: string): Promise<Map<string, string[]>> {
  const rows = await db.select().from(accountMergeRow).where(eq(accountMergeRow.merge_id, id))
  const found = new Map<string, string[]>()
  for (const { part, key } of rows) found.set(part, [...(found.get(part) ?? []), key])
  return found
}

/** Deletes the journal of a merge that can no longer be undone. */
export const forgetJournal = (tx: Db, id: string) => tx.delete(accountMergeRow).where(eq(accountMergeRow.merge_id, id))

/** What a part needs to give back its rows. */
export const backOf = (
  { remaining_id: remaining, other_id: other, at }: MergeRow,
  keys: readonly string[] = [],
): MergeBack => ({ remaining, other, at, keys, profileFiles: [] })
