import { inArray, like, sql } from 'drizzle-orm'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { participant } from './participant.table'
import { searchedBy } from './search.service'

/** Companies of the medical fair in the audit log, by their names. */
export const auditedParticipants: Audited = {
  kind: 'participant',
  uuid: true,
  find: (db, q) =>
    db
      .select({ id: participant.id })
      .from(participant)
      .where(like(participant.search, searchedBy(q)))
      .limit(mostAudited),
  name: (db, ids) =>
    db
      .select({
        id: participant.id,
        en: participant.company_en,
        ko: sql<string>`coalesce(nullif(${participant.company_ko}, ''), ${participant.company_en})`,
      })
      .from(participant)
      .where(inArray(participant.id, ids)),
}
