import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Area, Role } from '#contract/endpoint'
import { type Db, transaction } from '#server/db/connect'
import { type Given, statement } from '#server/db/statement'
import type { Deps } from '#server/deps'
import { accessToken, account } from './accounts.table'

/** The signed-in caller: identified by the session, never by a field of the body (domain hazard 3). */
export interface Caller {
  id: string
  area: Area
  roles: Role[]
  email: string
  name: string
  /** Identifies the token without revealing it. */
  tokenHash: Buffer
}

/**
 * How long a sign-in lasts, in hours; staff tokens live for a working day, a guest's long enough to reserve, or longer once
 * there is a reservation.
 */
const hoursOf: Record<Area, number> = { member: 24 * 14, travel: 24 * 14, business: 24 * 14, admin: 12, guest: 3 }

/** The only form in which a token is stored: SHA-256 of its 256 random bits needs no salt. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A new opaque token of 256 bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Signs the account in: returns a new token of its area, valid until `until` or for the area's duration (product §4). */
export async function issueToken(db: Db, now: Date, accountId: string, area: Area, until?: Date): Promise<string> {
  const token = newToken()
  await db.insert(accessToken).values({
    token_hash: hashToken(token),
    account_id: accountId,
    area,
    created_at: now,
    expires_at: until ?? new Date(now.getTime() + hoursOf[area] * 3_600_000),
  })
  return token
}

const holder = statement('holder of a token', (db, { tokenHash, now }: Given<{ tokenHash: Buffer; now: Date }>) =>
  db
    .select({ id: account.id, area: account.area, roles: account.roles, email: account.email, name: account.name })
    .from(accessToken)
    .innerJoin(account, and(eq(account.id, accessToken.account_id), eq(account.area, accessToken.area)))
    .where(and(eq(accessToken.token_hash, tokenHash), eq(account.status, 'active'), gt(accessToken.expires_at, now))),
)

/**
 * Returns the holder of a live token of one of these areas, or null. Checked on each call, so that a revoked token stops
 * working immediately, everywhere.
 */
export async function findCaller(db: Db, now: Date, token: string, areas: readonly Area[]): Promise<Caller | null> {
  const tokenHash = hashToken(token)
  const [row] = await holder(db, { tokenHash, now })
  return row && areas.includes(row.area) ? { ...row, tokenHash } : null
}

/** Extends one session until another instant. */
export async function prolongToken(db: Db, tokenHash: Buffer, until: Date): Promise<void> {
  await db.update(accessToken).set({ expires_at: until }).where(eq(accessToken.token_hash, tokenHash))
}

/** Ends one session. */
export async function revokeToken(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(accessToken).where(eq(accessToken.token_hash, tokenHash))
}

/** Ends a session and what was begun with it, atomically (product §4). */
export async function signOut(
  { db, clock, hooks }: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  session: Buffer,
): Promise<void> {
  await transaction(db, async (tx) => {
    await revokeToken(tx, session)
    await hooks.sessionEnded({ db: tx, now: clock.now() }, session)
  })
}

/** Ends every session of an account, except `except` if given. */
export async function revokeTokens(db: Db, accountId: string, except?: Buffer): Promise<void> {
  await db
    .delete(accessToken)
    .where(and(eq(accessToken.account_id, accountId), except && ne(accessToken.token_hash, except)))
}

/** Removes expired tokens. */
export async function removeExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accessToken).where(lt(accessToken.expires_at, now))
}
