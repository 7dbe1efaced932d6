import { ilike, inArray, or, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { miceCompany } from './mice.table'

const en = sql<string>`${miceCompany.name}->>'en'`
const ko = sql<string>`${miceCompany.name}->>'ko'`

/** Exhibitors of the MICE fair in the audit log, by name. */
export const auditedExhibitors: Audited = {
  kind: 'exhibitor',
  uuid: true,
  find: (db, q) =>
    db
      .select({ id: miceCompany.id })
      .from(miceCompany)
      .where(or(ilike(en, anywhere(q)), ilike(ko, anywhere(q))))
      .limit(mostAudited),
  name: (db, ids) => db.select({ id: miceCompany.id, en, ko }).from(miceCompany).where(inArray(miceCompany.id, ids)),
}
