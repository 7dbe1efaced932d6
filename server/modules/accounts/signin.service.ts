import { and, eq, ne } from 'drizzle-orm'
import type { Area, Role } from '#contract/endpoint'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { areaAt } from './account-site'
import { account } from './accounts.table'
import { refuseMerged } from './merge.service'
import { isPassword } from './passwords'

/** An account whose address and password were right. */
export interface FoundAccount {
  id: string
  area: Area
  roles: Role[]
}

/**
 * Returns the account of an address and a password in the area of a site. Throws 401 `auth.signinFailed`, with the same words
 * and timing for an unknown address, a wrong password and a closed account (product §8, domain hazard 4); and 403
 * `auth.blocked` or `auth.merged` for the right password of an account that was blocked or merged into another.
 */
export async function authenticate(
  db: Db,
  { email, password, site }: { email: string; password: string; site: Site },
): Promise<FoundAccount> {
  const area = areaAt(site)
  const [found] = await db
    .select({ id: account.id, password_hash: account.password_hash, status: account.status, roles: account.roles })
    .from(account)
    .where(and(eq(account.area, area), eq(account.email, email), ne(account.status, 'withdrawn')))
  if (!(await isPassword(found?.password_hash, password)) || !found) throw new Refusal(401, 'auth.signinFailed')
  if (found.status === 'blocked') throw new Refusal(403, 'auth.blocked')
  await refuseMerged(db, found)
  return { id: found.id, area, roles: found.roles }
}
