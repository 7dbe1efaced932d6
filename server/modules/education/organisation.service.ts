import type { Written } from '#contract/education/sections'
import type { Db } from '#server/db/connect'
import { contactOf } from '#server/modules/accounts/contact.service'

/** What a new application begins with: what the account says of itself. */
export async function organisationOf(db: Db, accountId: string): Promise<Partial<Written['contact']>> {
  const known = await contactOf(db, accountId)
  return known ? { contact_name: known.name, contact_email: known.email } : {}
}
