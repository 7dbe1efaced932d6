import { and, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { AccountSite, PasswordSite } from '#contract/sites/sites'
import { type Db, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { accountPaths, areaAt } from './account-site'
import { account, passwordReset } from './accounts.table'
import { hashToken, newToken } from './session.service'

type Invited = Pick<typeof account.$inferInsert, 'email' | 'name' | 'phone' | 'lang' | 'roles' | 'company_name'> & {
  id: string
}

/** Returns the accounts that these addresses have in the area of a site, closed and blocked ones included. */
export const accountsAt = (db: Db, site: AccountSite, emails: readonly string[]) =>
  db
    .select({ id: account.id, email: account.email, status: account.status, lang: account.lang })
    .from(account)
    .where(and(eq(account.area, areaAt(site)), inArray(account.email, [...emails])))
    .orderBy(account.id)

/** Like `accountsAt`, with the rows locked in one order until the transaction ends, so that none is closed meanwhile. */
export const holdAccountsAt = (tx: Db, site: AccountSite, emails: readonly string[]) =>
  accountsAt(tx, site, emails).for('no key update')

/**
 * Opens accounts for people who were entered by another: without a password, and without consents until they visit themselves.
 * Throws 409 `auth.emailTaken`.
 */
export async function openInvited(tx: Db, site: AccountSite, now: Date, people: readonly Invited[]): Promise<void> {
  const rows = people.map((each) => ({ ...each, area: areaAt(site), created_at: now }))
  const made = tx.insert(account).values(rows)
  await made.catch((error: unknown) => {
    throw uniqueViolation(error, 'account_area_email') ? new Refusal(409, 'auth.emailTaken') : error
  })
}

/**
 * Returns a path on which an invited person sets the first password, valid until `expires_at`; null if there is a password
 * already.
 */
export async function firstPasswordPath(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { id, site, expires_at }: { id: string; site: PasswordSite; expires_at: Date },
): Promise<string | null> {
  const open = and(eq(account.id, id), eq(account.status, 'active'), isNull(account.password_hash))
  if ((await db.$count(account, open)) === 0) return null
  const token = newToken()
  await db
    .insert(passwordReset)
    .values({ token_hash: hashToken(token), account_id: id, created_at: clock.now(), expires_at })
  return accountPaths(site, settings).reset(token)
}

/** Records that the holder of an existing account has agreed to the terms: an invited person, or one who returns another year. */
export async function noteAgreement(
  tx: Db,
  id: string,
  now: Date,
  given: Pick<typeof account.$inferInsert, 'agreed_provided' | 'agreed_marketing'> &
    Partial<Pick<typeof account.$inferInsert, 'roles' | 'company_name'>>,
): Promise<void> {
  await tx
    .update(account)
    .set({ agreed_terms_at: now, ...given })
    .where(eq(account.id, id))
}

/** Whether the holder of an account has agreed to the terms at an instant or later. */
export async function hasAgreedSince(db: Db, id: string, at: Date): Promise<boolean> {
  return (await db.$count(account, and(eq(account.id, id), gte(account.agreed_terms_at, at)))) > 0
}
