import { createHash, randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Role } from '#contract/endpoint'
import { factorRoles, recoveryCodes } from '#contract/second-factor'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { seal, unseal } from '#server/seal'
import { secondFactor } from './accounts.table'
import { writeAudit } from './audit.service'
import { issueToken } from './session.service'
import { authenticate, type FoundAccount } from './signin.service'

/** Codes of the step before and after are accepted too: clocks differ, and typing takes time. */
const window = 1
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const plain = (code: string) => code.replace(/[\s-]/g, '')
/** Recovery codes are ten random characters out of 31: their hash needs no salt. */
const hashRecovery = (code: string) => createHash('sha256').update(plain(code)).digest('base64url')

const newRecovery = (): string[] =>
  Array.from({ length: recoveryCodes }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Naru', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** Returns the time step of a code; null if it is not valid now. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = /^\d{6}$/.test(code) ? totp(secret).validate({ token: code, timestamp, window }) : null
  return delta === null ? null : TOTP.counter({ period: 30, timestamp }) + delta
}

const wrong = () => new Refusal(401, 'auth.factorWrong', 'code')
const isOf = (id: string) => eq(secondFactor.account_id, id)

/** Uses up a code of the app or a recovery code; returns false if it is wrong or already used. */
async function spendCode(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { account_id, secret_sealed }: typeof secondFactor.$inferSelect,
  typed: string,
): Promise<boolean> {
  const code = plain(typed)
  const step = stepOf(unseal(settings.PASSPORT_KEYS, secret_sealed), code, clock.now())
  const hash = hashRecovery(code)
  const used =
    step === null
      ? await db
          .update(secondFactor)
          .set({ recovery: sql`array_remove(${secondFactor.recovery}, ${hash})` })
          .where(and(isOf(account_id), sql`${hash} = any(${secondFactor.recovery})`))
          .returning({ id: secondFactor.account_id })
      : await db
          .update(secondFactor)
          .set({ last_step: step })
          .where(and(isOf(account_id), lt(secondFactor.last_step, step)))
          .returning({ id: secondFactor.account_id })
  return used.length > 0
}

/** Whether people with these roles must have a second factor (product §6). */
const isDue = (roles: readonly Role[], { SECOND_FACTOR }: Pick<Deps['settings'], 'SECOND_FACTOR'>) =>
  SECOND_FACTOR && roles.some((role) => (factorRoles as readonly Role[]).includes(role))

/**
 * Checks the second factor of a person whose password was right. Throws 403 `auth.factorNeeded` without a code, 401
 * `auth.factorWrong`, and 403 `auth.factorDue` if one is required and not set up (product §6).
 */
export async function askSecondFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { id, roles }: Pick<FoundAccount, 'id' | 'roles'>,
  code: string | undefined,
): Promise<void> {
  const [factor] = await deps.db
    .select()
    .from(secondFactor)
    .where(and(isOf(id), isNotNull(secondFactor.confirmed_at)))
  if (!factor) {
    if (isDue(roles, deps.settings)) throw new Refusal(403, 'auth.factorDue')
    return
  }
  if (code === undefined) throw new Refusal(403, 'auth.factorNeeded', 'code')
  if (!(await spendCode(deps, factor, code))) throw wrong()
}

type Way = Parameters<typeof authenticate>[1]

/** Creates a secret, replacing one that was never confirmed. Throws what sign-in throws, and 409 `auth.factorThere`. */
export async function beginFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  way: Way,
): Promise<{ secret: string; uri: string }> {
  const { id } = await authenticate(deps.db, way)
  const secret = new Secret({ size: 20 }).base32
  const row = { secret_sealed: seal(deps.settings.PASSPORT_KEYS, secret), created_at: deps.clock.now() }
  const [begun] = await deps.db
    .insert(secondFactor)
    .values({ account_id: id, ...row })
    .onConflictDoUpdate({
      target: secondFactor.account_id,
      set: row,
      setWhere: isNull(secondFactor.confirmed_at),
    })
    .returning({ id: secondFactor.account_id })
  if (!begun) throw new Refusal(409, 'auth.factorThere')
  return { secret, uri: totp(secret, way.email).toString() }
}

/** Sets the second factor up by its first code, and signs in. Throws 401 `auth.factorWrong`, 409 `auth.factorThere`. */
export async function confirmFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { code, ...way }: Way & { code: string },
): Promise<{ accessToken: string; recovery_codes: string[] }> {
  const { id } = await authenticate(deps.db, way)
  const now = deps.clock.now()
  return transaction(deps.db, async (tx) => {
    const [factor] = await tx.select().from(secondFactor).where(isOf(id)).for('update')
    if (factor?.confirmed_at) throw new Refusal(409, 'auth.factorThere')
    const step = factor && stepOf(unseal(deps.settings.PASSPORT_KEYS, factor.secret_sealed), plain(code), now)
    if (typeof step !== 'number') throw wrong()
    const recovery_codes = newRecovery()
    await tx
      .update(secondFactor)
      .set({ confirmed_at: now, last_step: step, recovery: recovery_codes.map(hashRecovery) })
      .where(isOf(id))
    await writeAudit(tx, { at: now, actor_id: id, act: 'staff.factorSet', subject: id })
    return { accessToken: await issueToken(tx, now, id, 'admin'), recovery_codes }
  })
}

/** Removes a person's second factor. Call it in the act's transaction. */
export async function removeFactor(tx: Db, id: string): Promise<void> {
  await tx.delete(secondFactor).where(isOf(id))
}
