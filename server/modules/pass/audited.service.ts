import { ilike, inArray, or, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { passPartnership } from './partnership.table'
import { passAffiliate } from './pass.table'

const en = sql<string>`${passAffiliate.name}->>'en'`
const ko = sql<string>`${passAffiliate.name}->>'ko'`

/** Affiliates of the pass in the audit log, by name. */
export const auditedAffiliates: Audited = {
  kind: 'affiliate',
  uuid: true,
  find: (db, q) =>
    db
      .select({ id: passAffiliate.id })
      .from(passAffiliate)
      .where(or(ilike(en, anywhere(q)), ilike(ko, anywhere(q))))
      .limit(mostAudited),
  name: (db, ids) =>
    db.select({ id: passAffiliate.id, en, ko }).from(passAffiliate).where(inArray(passAffiliate.id, ids)),
}

/** Partnership applications in the audit log, by number. */
export const auditedPartnerships: Audited = {
  kind: 'partnership',
  uuid: true,
  find: (db, q) =>
    db
      .select({ id: passPartnership.id })
      .from(passPartnership)
      .where(ilike(passPartnership.number, anywhere(q)))
      .limit(mostAudited),
  name: (db, ids) =>
    db
      .select({ id: passPartnership.id, en: passPartnership.number, ko: passPartnership.number })
      .from(passPartnership)
      .where(inArray(passPartnership.id, ids)),
}
