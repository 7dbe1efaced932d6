import { ilike, inArray, or, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { miceBooth, miceCompany, miceSession } from './mice.table'

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

/** Booths of the MICE fair in the audit log, by number. */
export const auditedMiceBooths: Audited = {
  kind: 'booth',
  uuid: true,
  within: { acts: ['mice.setup.boothChange', 'mice.setup.boothRemove'], keys: ['booth'] },
  find: (db, q) =>
    db
      .select({ id: miceBooth.id })
      .from(miceBooth)
      .where(ilike(miceBooth.number, anywhere(q)))
      .limit(mostAudited),
  name: (db, ids) =>
    db
      .select({ id: miceBooth.id, en: miceBooth.number, ko: miceBooth.number })
      .from(miceBooth)
      .where(inArray(miceBooth.id, ids)),
}

const titleEn = sql<string>`${miceSession.title}->>'en'`
const titleKo = sql<string>`${miceSession.title}->>'ko'`

/** Sessions of the MICE fair in the audit log, by title. */
export const auditedSessions: Audited = {
  kind: 'session',
  uuid: true,
  within: { acts: ['mice.entryUndone', 'mice.setup.sessionChange', 'mice.setup.sessionRemove'], keys: ['session'] },
  find: (db, q) =>
    db
      .select({ id: miceSession.id })
      .from(miceSession)
      .where(or(ilike(titleEn, anywhere(q)), ilike(titleKo, anywhere(q))))
      .limit(mostAudited),
  name: (db, ids) =>
    db.select({ id: miceSession.id, en: titleEn, ko: titleKo }).from(miceSession).where(inArray(miceSession.id, ids)),
}
