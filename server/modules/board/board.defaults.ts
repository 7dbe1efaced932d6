import { siteRecords, sites } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { board } from './board.table'

/** Adds the boards of each site's record that are missing; existing ones stay unchanged. Safe to run at every start. */
export async function fillBoards(db: Db): Promise<void> {
  const rows = sites.flatMap((site) =>
    (siteRecords[site].boards ?? []).map(({ categories = [], ...row }, position) => ({
      ...row,
      categories: [...categories],
      site,
      position,
    })),
  )
  await db.insert(board).values(rows).onConflictDoNothing()
}
