import type { Deps } from '#server/deps'
import { festivalIdByWord } from '#server/modules/catalog/seasons.service'
import { event } from '#server/modules/events/events.table'
import { festivals } from './festivals'

/** The public festivals of Korea, each linked to the festival of the catalog about it. Existing ones stay unchanged. */
export async function seedEvents({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { word, ...festival } of festivals) {
    const product_id = await festivalIdByWord(db, word)
    await db
      .insert(event)
      .values({ ...festival, product_id, shown: true })
      .onConflictDoNothing()
  }
}
