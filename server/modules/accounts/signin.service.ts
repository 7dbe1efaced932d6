import { and, eq, ne } from 'drizzle-orm'
import type { Site } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { areaAt } from './account-site'
import { account } from './accounts.table'
import { isPassword } from './passwords'
import { issueToken } from './session.service'

/**
 * Signs in by address and password: a token of the site's area. Throws 401 `auth.signinFailed`, the same in words and time for an
 * unknown address, a wrong password and a closed account (product §8, domain hazard 4); and 403 `auth.blocked` to whoever knows the password
 * of one that was blocked.
 */
export async function signIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email, password, site }: { email: string; password: string; site: Site },
): Promise<{ accessToken: string }> {
  const area = areaAt(site)
  const [found] = await db
    .select({ id: account.id, password_hash: account.password_hash, status: account.status })
    .from(account)
    .where(and(eq(account.area, area), eq(account.email, email), ne(account.status, 'withdrawn')))
  if (!(await isPassword(found?.password_hash, password)) || !found) throw new Refusal(401, 'auth.signinFailed')
  if (found.status === 'blocked') throw new Refusal(403, 'auth.blocked')
  return { accessToken: await issueToken(db, clock.now(), found.id, area) }
}
