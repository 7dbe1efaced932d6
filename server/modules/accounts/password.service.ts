import { and, eq, isNull } from 'drizzle-orm'
import type { AccountSite, Site } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { deliver, mailLater } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { accountPaths, areaAt, siteFor } from './account-site'
import { account, passwordReset } from './accounts.table'
import { hashPassword, isPassword } from './passwords'
import { type Caller, revokeTokens } from './session.service'

/** The job behind many wrong passwords: emails the account's holder, if there is one (domain hazard 4). */
export async function mailAttempts(
  deps: Pick<Deps, 'db' | 'mailer' | 'settings'>,
  { email, site }: JobInputs['wrong-attempts'],
): Promise<void> {
  const [found] = await deps.db
    .select({ name: account.name, lang: account.lang })
    .from(account)
    .where(and(eq(account.area, areaAt(site)), eq(account.email, email), eq(account.status, 'active')))
  if (!found) return
  const { name, lang } = found
  const path = accountPaths(site, deps.settings).findPassword
  await deliver(deps, { template: 'wrongAttempts', to: email, lang, values: { name, site, path } })
}

/** A new password for an account of a site; the session `except` continues. */
interface NewPassword {
  id: string
  site: Site
  password_hash: string
  except?: Buffer
}

/** Sets the password, invalidates every open link, ends the account's sessions except `except` and emails its holder. */
export async function setPassword(deps: Deps, tx: Db, { id, site, password_hash, except }: NewPassword): Promise<void> {
  const [changed] = await tx
    .update(account)
    .set({ password_hash })
    .where(and(eq(account.id, id), eq(account.status, 'active')))
    .returning({ email: account.email, name: account.name, lang: account.lang })
  if (!changed) throw new Refusal(410, 'auth.linkExpired')
  await tx
    .update(passwordReset)
    .set({ used_at: deps.clock.now() })
    .where(and(eq(passwordReset.account_id, id), isNull(passwordReset.used_at)))
  await revokeTokens(tx, id, except)
  const { email, lang, name } = changed
  const path = accountPaths(site, deps.settings).findPassword
  await mailLater(deps, tx, { template: 'passwordChanged', to: email, lang, values: { name, site, path } })
}

/** Sets a new password and ends every other session. Throws 400 `auth.passwordWrong` if the current one is wrong. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword, site }: { currentPassword: string; newPassword: string; site?: AccountSite },
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
  const change = { id: caller.id, site: siteFor(caller.area, site), password_hash, except: caller.tokenHash }
  await transaction(deps.db, (tx) => setPassword(deps, tx, change))
}
