import { createHash, randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { codeMinutes, codeTries } from '#contract/auth'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import type { emailCode, phoneCode } from './accounts.table'

type CodeTable = typeof emailCode | typeof phoneCode

/** Codes of one kind, and for whom: only the newest of them counts. */
export interface Codes {
  table: CodeTable
  /** The rows of one recipient. */
  whose: SQL | undefined
}

const hashCode = (id: string, code: string) => createHash('sha256').update(`${id}:${code}`).digest()

/** Six new digits, and the columns in which only their hash is kept. */
export function newCode(now: Date) {
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expires_at = new Date(now.getTime() + codeMinutes * 60_000)
  return { code, row: { id, code_hash: hashCode(id, code), created_at: now, expires_at } }
}

async function newest(db: Db, now: Date, { table, whose }: Codes) {
  const [row] = await db
    .select({ id: table.id, live: sql<boolean>`${table.used_at} is null and ${gt(table.expires_at, now)}` })
    .from(table)
    .where(whose)
    .orderBy(desc(table.created_at), desc(table.id))
    .limit(1)
  return row?.live ? row.id : undefined
}

/**
 * Checks a code without using it up. A wrong one costs one of `codeTries`. Throws 400 `auth.codeWrong`, or
 * `auth.codeExpired` when there is no live code or its tries are used up (product §5).
 */
export async function tryCode(db: Db, now: Date, codes: Codes, code: string): Promise<void> {
  const { table } = codes
  const id = await newest(db, now, codes)
  if (!id) throw new Refusal(400, 'auth.codeExpired', 'code')
  const hash = hashCode(id, code)
  // Compared and counted in one statement: guesses that come at once are counted one by one.
  const [tried] = await db
    .update(table)
    .set({ tries: sql`${table.tries} + (${table.code_hash} <> ${hash})::int` })
    .where(and(eq(table.id, id), lt(table.tries, codeTries)))
    .returning({ right: sql<boolean>`${table.code_hash} = ${hash}` })
  if (!tried) throw new Refusal(400, 'auth.codeExpired', 'code')
  if (!tried.right) throw new Refusal(400, 'auth.codeWrong', 'code')
}

/** Uses a checked code up, at most once also among parallel calls. Throws 400 `auth.codeExpired`. */
export async function spendCode(db: Db, now: Date, codes: Codes, code: string): Promise<void> {
  const { table } = codes
  const id = await newest(db, now, codes)
  const [used] = id
    ? await db
        .update(table)
        .set({ used_at: now })
        .where(
          and(
            eq(table.id, id),
            isNull(table.used_at),
            eq(table.code_hash, hashCode(id, code)),
            lt(table.tries, codeTries),
          ),
        )
        .returning({ id: table.id })
    : []
  if (!used) throw new Refusal(400, 'auth.codeExpired', 'code')
}
