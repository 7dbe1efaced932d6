import { inArray } from 'drizzle-orm'
import { account } from './accounts.table'
import { type Audited, mostAudited } from './audited.types'
import { isNamed } from './named.service'

/** Members and organizations in the audit log, by name and email address. */
export const auditedAccounts: Audited = {
  kind: 'account',
  uuid: true,
  find: (db, q) => db.select({ id: account.id }).from(account).where(isNamed(q)).limit(mostAudited),
  name: (db, ids) =>
    db.select({ id: account.id, en: account.name, ko: account.name }).from(account).where(inArray(account.id, ids)),
}
