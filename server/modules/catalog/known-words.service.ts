import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { productText, searchWord } from './catalog.table'

/** Maximum number of stale words checked in one round. */
const mostStale = 500

/**
 * Removes known words that no text has anymore: those that a text lost at least ten minutes ago, when every transaction that
 * may have written them elsewhere has ended. Checks at most `mostStale` words; the rest wait for the next round.
 */
export async function removeUnusedWords(db: Db): Promise<void> {
  const { word, stale_since } = searchWord
  const pattern = sql`'%' || regexp_replace(${word}, '([%_\\\\])', '\\\\\\1', 'g') || '%'`
  await db.execute(sql`
    with looked as materialized (
      select ${word}, ${stale_since}, exists (select from ${productText} where ${productText.search} like ${pattern}) as used
      from ${searchWord} where ${stale_since} < now() - interval '10 minutes' order by ${word} limit ${mostStale}
    ), deleted as (
      delete from ${searchWord} using looked
      where ${word} = looked.word and ${stale_since} = looked.stale_since and not looked.used
    )
    update ${searchWord} set stale_since = null from looked
    where ${word} = looked.word and ${stale_since} = looked.stale_since and looked.used`)
}
