import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FileUses } from '#server/ports/hooks'
import { post, postFile, postText } from './board.table'
import { isPublic, shownIn } from './shown'

/** The files of posts: operators open the boards of every site. */
export const postFiles: FileUses = {
  subject: 'post',
  roles: ['operator'],
  ids: sql`select ${postFile.upload_id} from ${postFile}`,
  shownIds: (now) =>
    sql`select ${postFile.upload_id} from ${postFile} inner join ${post} on ${post.id} = ${postFile.post_id} where ${isPublic(now)}`,
  async of({ db, now }, uploadIds, lang) {
    const rows = await db
      .select({
        ...{ upload_id: postFile.upload_id, id: post.id, site: post.site },
        ...{
          name: sql<string>`coalesce(${postText.title}, '')`,
          is_shown: sql<boolean>`coalesce(${isPublic(now)}, false)`,
        },
      })
      .from(postFile)
      .innerJoin(post, eq(post.id, postFile.post_id))
      .leftJoin(postText, shownIn(lang))
      .where(and(inArray(postFile.upload_id, [...uploadIds])))
    return rows.map((row) => ({ ...row, file: row.upload_id }))
  },
}
