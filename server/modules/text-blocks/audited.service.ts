import { ilike, inArray, or, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { textBlock } from './text-blocks.table'

const en = sql<string>`${textBlock.texts}->'en'->>'title'`
const ko = sql<string>`${textBlock.texts}->'ko'->>'title'`

/** Text blocks in the audit log, by title. */
export const auditedTextBlocks: Audited = {
  kind: 'textBlock',
  uuid: true,
  find: (db, q) =>
    db
      .select({ id: textBlock.id })
      .from(textBlock)
      .where(or(ilike(en, anywhere(q)), ilike(ko, anywhere(q))))
      .limit(mostAudited),
  name: (db, ids) => db.select({ id: textBlock.id, en, ko }).from(textBlock).where(inArray(textBlock.id, ids)),
}
