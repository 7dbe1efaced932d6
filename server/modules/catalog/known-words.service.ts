import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { productText, searchWord } from './catalog.table'

/** How many doubted words are looked for in one go. */
const mostDoubted = 500

/**
 * Removes known words that no text has any more: those that a text lost ten minutes ago or longer, when every transaction
 * that may have written them elsewhere has ended. So many at a time; the others wait for the next round.
 */
export async function removeUnusedWords(db: Db): Promise<void> {
  const { word, doubted_at } = searchWord
  const pattern = sql`'%' || regexp_replace(${word}, '([%_\\\\])', '\\\\\\1', 'g') || '%'`
  await db.execute(sql`
    with looked as materialized (
      select ${word}, ${doubted_at}, exists (select from ${productText} where ${productText.search} like ${pattern}) as used
      from ${searchWord} where ${doubted_at} < now() - interval '10 minutes' order by ${word} limit ${mostDoubted}
    ), gone as (
      delete from ${searchWord} using looked
      where ${word} = looked.word and ${doubted_at} = looked.doubted_at and not looked.used
    )
    update ${searchWord} set doubted_at = null from looked
    where ${word} = looked.word and ${doubted_at} = looked.doubted_at and looked.used`)
}
