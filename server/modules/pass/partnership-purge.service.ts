import { and, inArray, lt } from 'drizzle-orm'
import { yearsLater } from '#contract/days'
import type { Deps } from '#server/deps'
import { removeUpload } from '#server/modules/media/upload.service'
import { passPartnership, passPartnershipFile } from './partnership.table'

/** Years after which a declined or withdrawn application is deleted (product §3). */
const keptYears = 1
/** Maximum applications per run. */
const atOnce = 200

/** Removes applications that were declined or withdrawn `keptYears` ago, with their documents. */
export async function removeOldPartnerships(deps: Pick<Deps, 'db' | 'clock' | 'storage'>): Promise<void> {
  const { db, clock } = deps
  const old = await db
    .select({ id: passPartnership.id })
    .from(passPartnership)
    .where(
      and(
        inArray(passPartnership.state, ['declined', 'withdrawn']),
        lt(passPartnership.decided_at, yearsLater(clock.now(), -keptYears)),
      ),
    )
    .limit(atOnce)
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  const files = await db
    .select({ id: passPartnershipFile.upload_id })
    .from(passPartnershipFile)
    .where(inArray(passPartnershipFile.partnership_id, ids))
  await db.delete(passPartnership).where(inArray(passPartnership.id, ids))
  for (const { id } of files) await removeUpload(deps, id)
}
