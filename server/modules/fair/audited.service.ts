import { ilike, inArray, like, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { fairBooth, fairSlot } from './edition.table'
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

/** Booths of the medical fair in the audit log, by number. */
export const auditedBooths: Audited = {
  kind: 'booth',
  uuid: true,
  within: {
    acts: ['fair.booth', 'fair.setup.boothChange', 'fair.setup.boothRemove'],
    // A booth that is assigned is what was before and after.
    keys: ['booth', 'from', 'to'],
  },
  find: (db, q) =>
    db
      .select({ id: fairBooth.id })
      .from(fairBooth)
      .where(ilike(fairBooth.number, anywhere(q)))
      .limit(mostAudited),
  name: (db, ids) =>
    db
      .select({ id: fairBooth.id, en: fairBooth.number, ko: fairBooth.number })
      .from(fairBooth)
      .where(inArray(fairBooth.id, ids)),
}

const slotTime = sql<string>`${fairSlot.day} || ' ' || ${fairSlot.starts} || '–' || ${fairSlot.ends}`

/** Meeting times of the medical fair in the audit log, by day and time. */
export const auditedSlots: Audited = {
  kind: 'slot',
  uuid: true,
  within: {
    acts: ['fair.matchingLock', 'fair.setup.slotChange', 'fair.setup.slotRemove'],
    keys: ['slot', 'slot_id'],
  },
  find: (db, q) =>
    db
      .select({ id: fairSlot.id })
      .from(fairSlot)
      .where(sql`${slotTime} like ${anywhere(q)}`)
      .limit(mostAudited),
  name: (db, ids) =>
    db.select({ id: fairSlot.id, en: slotTime, ko: slotTime }).from(fairSlot).where(inArray(fairSlot.id, ids)),
}
