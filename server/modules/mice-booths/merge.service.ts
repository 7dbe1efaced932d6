import { eq } from 'drizzle-orm'
import { movedRows } from '#server/db/moved-rows'
import { giveExhibitors } from '#server/modules/mice/merge.service'
import type { MergePart } from '#server/ports/merging'
import { miceApplication } from './application.table'

const applications = movedRows({ kind: 'booths', table: miceApplication, column: miceApplication.account_id })

/** What this module moves when two accounts are merged. */
export const mergedBooths: readonly MergePart[] = [
  {
    ...applications,
    async giveBack(context, back) {
      const count = await applications.giveBack(context, back)
      // Also the exhibitor of a booth that was paid since.
      const own = await context.db
        .select({ company_id: miceApplication.company_id })
        .from(miceApplication)
        .where(eq(miceApplication.account_id, back.other))
      await giveExhibitors(
        context.db,
        own.flatMap(({ company_id }) => company_id ?? []),
        back.other,
      )
      return count
    },
  },
]
