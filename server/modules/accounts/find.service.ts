import { and, desc, eq, sql } from 'drizzle-orm'
import { plainName } from '#contract/same-name'
import type { AccountSite } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { areaAt } from './account-site'
import { account } from './accounts.table'

/** Masks an address, leaving enough for its holder to recognize it: `mi•••@naru.test`, whatever its length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local.slice(0, local.length > 3 ? 2 : 1)}•••${email.slice(at)}`
}

/**
 * Returns the masked address of the site's account with this name and phone number, the newest if there are several; null if
 * there is none (domain hazard 4).
 */
export async function findId(
  db: Db,
  { name, phone, site }: { name: string; phone: string; site: AccountSite },
): Promise<{ email: string | null }> {
  const [found] = await db
    .select({ email: account.email })
    .from(account)
    .where(
      and(
        eq(account.area, areaAt(site)),
        eq(account.status, 'active'),
        eq(account.phone, phone),
        sql`lower(regexp_replace(normalize(${account.name}), '\\s+', ' ', 'g')) = ${plainName(name)}`,
      ),
    )
    .orderBy(desc(account.created_at))
    .limit(1)
  return { email: found ? maskEmail(found.email) : null }
}
