import { and, eq, gt, isNull } from 'drizzle-orm'
import { resetMinutes } from '#contract/auth'
import type { Area } from '#contract/endpoint'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { deliver, mailLater } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import type { Settings } from '#server/settings'
import { account, passwordReset } from './accounts.table'
import { hashPassword, isPassword } from './passwords'
import { type Caller, hashToken, newToken, revokeTokens } from './session.service'

/** Where an area's reset page lies; the desks' accounts are reset by an operator, guests have no password. */
const resetPath = (area: Area, token: string, { FAIR_SLUG }: Pick<Settings, 'FAIR_SLUG'>): string | null =>
  ({
    member: `/account/password-reset/${token}`,
    travel: `/seouledutravel/password-reset/${token}`,
    business: `/${FAIR_SLUG}/ppipsa/password-reset/${token}`,
    admin: null,
    guest: null,
  })[area]

/**
 * The job behind "I forgot my password": mails a link that is good once and for `resetMinutes`, or does nothing where no
 * account has the address. The request is answered before, alike for both (domain hazards 1 and 4).
 */
export async function mailReset(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { email, area, lang }: JobInputs['password-reset'],
): Promise<void> {
  const token = newToken()
  const path = resetPath(area, token, deps.settings)
  const [found] = await deps.db
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(and(eq(account.area, area), eq(account.email, email), eq(account.status, 'active')))
  if (!found || !path) return
  const now = deps.clock.now()
  await deps.db.insert(passwordReset).values({
    token_hash: hashToken(token),
    account_id: found.id,
    created_at: now,
    expires_at: new Date(now.getTime() + resetMinutes * 60_000),
  })
  const values = { name: found.name, path, minutes: resetMinutes }
  await deliver(deps, { template: 'passwordReset', to: email, lang, values })
}

/** The job behind many wrong passwords: tells the holder of the account, where there is one (domain hazard 4). */
export async function mailAttempts(
  deps: Pick<Deps, 'db' | 'mailer' | 'settings'>,
  { email, area }: JobInputs['wrong-attempts'],
): Promise<void> {
  const [found] = await deps.db
    .select({ name: account.name, lang: account.lang })
    .from(account)
    .where(and(eq(account.area, area), eq(account.email, email), eq(account.status, 'active')))
  if (!found || area === 'guest') return
  const { name, lang } = found
  // Where somebody else sets the passwords there is no page for it.
  const path = area === 'member' ? '/account/find-password' : null
  await deliver(deps, { template: 'wrongAttempts', to: email, lang, values: { name, path } })
}

const isLive = (token: string, now: Date) =>
  and(eq(passwordReset.token_hash, hashToken(token)), isNull(passwordReset.used_at), gt(passwordReset.expires_at, now))

/** Whether a mailed link would still be taken (product §4). */
export async function isResetLive({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<boolean> {
  const rows = await db.select({ id: passwordReset.account_id }).from(passwordReset).where(isLive(token, clock.now()))
  return rows.length > 0
}

/** Sets the password, spends every open link, ends the account's sessions (but `except`) and tells its holder by mail. */
async function setPassword(deps: Deps, tx: Db, accountId: string, password_hash: string, except?: Buffer) {
  const [changed] = await tx
    .update(account)
    .set({ password_hash })
    .where(and(eq(account.id, accountId), eq(account.status, 'active')))
    .returning({ email: account.email, name: account.name, lang: account.lang })
  if (!changed) throw new Refusal(410, 'auth.linkExpired')
  await tx
    .update(passwordReset)
    .set({ used_at: deps.clock.now() })
    .where(and(eq(passwordReset.account_id, accountId), isNull(passwordReset.used_at)))
  await revokeTokens(tx, accountId, except)
  const { email, lang, name } = changed
  await mailLater(deps, tx, { template: 'passwordChanged', to: email, lang, values: { name } })
}

/**
 * Sets a new password by a mailed link and ends every session of the account. Throws 410 `auth.linkExpired` when the link
 * is unknown, spent or older than `resetMinutes` (product §4).
 */
export async function resetPassword(deps: Deps, token: string, password: string): Promise<void> {
  const now = deps.clock.now()
  const [live] = await deps.db.select({ id: passwordReset.account_id }).from(passwordReset).where(isLive(token, now))
  // Asked before the costly hash, so that invented links cost nothing.
  if (!live) throw new Refusal(410, 'auth.linkExpired')
  const password_hash = await hashPassword(password)
  await transaction(deps.db, async (tx) => {
    const [spent] = await tx
      .update(passwordReset)
      .set({ used_at: now })
      .where(isLive(token, now))
      .returning({ id: passwordReset.account_id })
    if (!spent) throw new Refusal(410, 'auth.linkExpired')
    await setPassword(deps, tx, spent.id, password_hash)
  })
}

/** Sets a new password and ends every other session. Throws 400 `auth.passwordWrong` when the current one is not right. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const [found] = await deps.db
    .select({ password_hash: account.password_hash })
    .from(account)
    .where(eq(account.id, caller.id))
  // Not 401: that would sign the person out (product §4).
  if (!(await isPassword(found?.password_hash, currentPassword))) {
    throw new Refusal(400, 'auth.passwordWrong', 'currentPassword')
  }
  const password_hash = await hashPassword(newPassword)
  await transaction(deps.db, (tx) => setPassword(deps, tx, caller.id, password_hash, caller.tokenHash))
}
