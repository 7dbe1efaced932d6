import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { post, postText } from './board.table'

const ko = alias(postText, 'ko')
const en = alias(postText, 'en')

/** Posts of boards in the audit log, by their words. */
export const auditedPosts: Audited = {
  kind: 'post',
  uuid: true,
  find: (db, q) =>
    db
      .selectDistinct({ id: postText.post_id })
      .from(postText)
      .where(sql`${postText.search} like ${anywhere(q.normalize('NFC').toLowerCase())}`)
      .limit(mostAudited),
  name: (db, ids) =>
    db
      .select({
        id: post.id,
        en: sql<string>`coalesce(nullif(${en.title}, ''), ${ko.title}, '')`,
        ko: sql<string>`coalesce(nullif(${ko.title}, ''), ${en.title}, '')`,
      })
      .from(post)
      .leftJoin(en, and(eq(en.post_id, post.id), eq(en.lang, 'en')))
      .leftJoin(ko, and(eq(ko.post_id, post.id), eq(ko.lang, 'ko')))
      .where(inArray(post.id, ids)),
}
