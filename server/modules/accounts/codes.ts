import { createHash, randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { codeMinutes, codeTries } from '#contract/auth'
import { type Db, transaction } from '#server/db/connect'
import { networksOf } from '#server/http/address'
import { Refusal } from '#server/refusal'
import type { emailCode, phoneCode } from './accounts.table'

type CodeTable = typeof emailCode | typeof phoneCode

/**
 * Codes of one kind for one recipient: every unexpired one is valid, so that a stranger who requests another invalidates none.
 */
export interface Codes {
  table: CodeTable
  /** The rows of one recipient. */
  whose: SQL | undefined
}

/** The typed code, and the caller's IP address. */
export interface Typed {
  code: string
  ip: string
}

/**
 * Total wrong tries at one code, of which a network has `codeTries` and a /48 of IPv6 twice as many. Ten networks together
 * guess a code with a chance of 50 in a million, and one of the eight that can be sent to an address in an hour
 * (`limits.figures.ts`) with one of 400 in a million.
 */
const triesInAll = 50
const wideTries = 2 * codeTries

/** Simultaneously valid codes of one recipient: more than the limits allow to be sent while one is valid. */
const goodAtOnce = 12

const hashCode = (id: string, code: string) => createHash('sha256').update(`${id}:${code}`).digest()
const hashNetwork = (network: string) => createHash('sha256').update(network).digest('base64url')

/** Creates six digits, and the columns in which only their hash is stored. */
export function newCode(now: Date) {
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expires_at = new Date(now.getTime() + codeMinutes * 60_000)
  return { code, row: { id, code_hash: hashCode(id, code), created_at: now, expires_at } }
}

/** Returns the networks of an IP address with the tries allowed to each. */
function triesFrom(ip: string): { network: string; tries: number }[] {
  const { near, wide } = networksOf(ip)
  const own = { network: hashNetwork(near), tries: codeTries }
  return wide ? [own, { network: hashNetwork(wide), tries: wideTries }] : [own]
}

/** Returns the valid codes that can still be tried from an IP address, locked: concurrent guesses are counted one by one. */
async function open(tx: Db, now: Date, { table, whose }: Codes, ip: string) {
  const good = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(whose, isNull(table.used_at), gt(table.expires_at, now)))
    .orderBy(desc(table.created_at), desc(table.id))
    .limit(goodAtOnce)
  const ids = good.map(({ id }) => id)
  const left = triesFrom(ip).map(
    ({ network, tries }) => sql`coalesce((${table.tries_by} ->> ${network})::int, 0) < ${tries}`,
  )
  return tx
    .select({ id: table.id, code_hash: table.code_hash })
    .from(table)
    .where(and(inArray(table.id, ids), isNull(table.used_at), lt(table.tries, triesInAll), ...left))
    .orderBy(table.id)
    .for('update')
}

/** Counts a wrong try at each of these codes. */
async function countWrong(tx: Db, table: CodeTable, ids: string[], ip: string): Promise<void> {
  const counted = triesFrom(ip).map(
    ({ network }) => sql`${network}::text, coalesce((${table.tries_by} ->> ${network})::int, 0) + 1`,
  )
  await tx
    .update(table)
    .set({
      tries: sql`${table.tries} + 1`,
      tries_by: sql`${table.tries_by} || jsonb_build_object(${sql.join(counted, sql`, `)})`,
    })
    .where(inArray(table.id, ids))
}

/**
 * Checks a code without using it up. A wrong one costs a try at every valid code. Throws 400 `auth.codeWrong`, or
 * `auth.codeExpired` if there is no valid code or this network's tries are used up (product §5).
 */
export async function tryCode(db: Db, now: Date, codes: Codes, { code, ip }: Typed): Promise<void> {
  // The refusal is thrown outside the transaction: the count has to stay.
  const refused = await transaction(db, async (tx): Promise<'auth.codeWrong' | 'auth.codeExpired' | null> => {
    const rows = await open(tx, now, codes, ip)
    if (rows.length === 0) return 'auth.codeExpired'
    if (rows.some(({ id, code_hash }) => code_hash.equals(hashCode(id, code)))) return null
    await countWrong(
      tx,
      codes.table,
      rows.map(({ id }) => id),
      ip,
    )
    return 'auth.codeWrong'
  })
  if (refused) throw new Refusal(400, refused, 'code')
}

/** Uses up a checked code, at most once even among parallel calls. Throws 400 `auth.codeExpired`. */
export async function spendCode(tx: Db, now: Date, codes: Codes, { code, ip }: Typed): Promise<void> {
  const rows = await open(tx, now, codes, ip)
  const right = rows.find(({ id, code_hash }) => code_hash.equals(hashCode(id, code)))
  if (!right) throw new Refusal(400, 'auth.codeExpired', 'code')
  await tx.update(codes.table).set({ used_at: now }).where(eq(codes.table.id, right.id))
}
