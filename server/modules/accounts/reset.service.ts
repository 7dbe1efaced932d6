import { and, eq, exists, gt, isNull } from 'drizzle-orm'
import { resetMinutes } from '#contract/auth'
import type { PasswordSite } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { deliver } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { accountPaths, areaAt } from './account-site'
import { account, passwordReset } from './accounts.table'
import { setPassword } from './password.service'
import { hashPassword } from './passwords'
import { hashToken, newToken } from './session.service'

/**
 * The job behind "I forgot my password": emails a link that works once within `resetMinutes`, or does nothing if no account has
 * the address. The request was answered before, identically in both cases (domain hazards 1 and 4).
 */
export async function mailReset(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { email, site, lang }: JobInputs['password-reset'],
): Promise<void> {
  const token = newToken()
  const path = accountPaths(site, deps.settings).reset(token)
  const [found] = await deps.db
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(and(eq(account.area, areaAt(site)), eq(account.email, email), eq(account.status, 'active')))
  if (!found || !path) return
  const now = deps.clock.now()
  await deps.db.insert(passwordReset).values({
    token_hash: hashToken(token),
    account_id: found.id,
    created_at: now,
    expires_at: new Date(now.getTime() + resetMinutes * 60_000),
  })
  const values = { name: found.name, site, path, minutes: resetMinutes }
  await deliver(deps, { template: 'passwordReset', to: email, lang, values })
}

/** A mailed link, and the site whose page opens it. */
interface MailedLink {
  code: string
  site: PasswordSite
}

/** A link works only for accounts of its site's area. */
const isLive = (db: Db, { code, site }: MailedLink, now: Date) =>
  and(
    eq(passwordReset.token_hash, hashToken(code)),
    isNull(passwordReset.used_at),
    gt(passwordReset.expires_at, now),
    exists(
      db
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.id, passwordReset.account_id), eq(account.area, areaAt(site)))),
    ),
  )

/** Whether a mailed link is still accepted (product §4). */
export async function isResetLive({ db, clock }: Pick<Deps, 'db' | 'clock'>, link: MailedLink): Promise<boolean> {
  const rows = await db
    .select({ id: passwordReset.account_id })
    .from(passwordReset)
    .where(isLive(db, link, clock.now()))
  return rows.length > 0
}

/**
 * Sets a new password by a mailed link and ends every session of the account. Throws 410 `auth.linkExpired` if the link is
 * unknown, used, older than `resetMinutes` or of another area (product §4).
 */
export async function resetPassword(deps: Deps, link: MailedLink, password: string): Promise<void> {
  // Checked before the costly hash, so that invented links cost nothing.
  if (!(await isResetLive(deps, link))) throw new Refusal(410, 'auth.linkExpired')
  const password_hash = await hashPassword(password)
  const now = deps.clock.now()
  await transaction(deps.db, async (tx) => {
    const [spent] = await tx
      .update(passwordReset)
      .set({ used_at: now })
      .where(isLive(tx, link, now))
      .returning({ id: passwordReset.account_id })
    if (!spent) throw new Refusal(410, 'auth.linkExpired')
    await setPassword(deps, tx, { id: spent.id, site: link.site, password_hash })
  })
}
