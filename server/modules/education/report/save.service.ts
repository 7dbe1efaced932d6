import { and, eq, sql } from 'drizzle-orm'
import type { Saved } from '#contract/education/application'
import type { ReportSave } from '#contract/education/report/report'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { lockOwn, type Own } from '../states.service'
import { refuseClosedReport } from './open.service'
import { reportSection } from './report.table'

/**
 * Saves a section of a report as it is typed, if it is still the version that the user edited. Throws 404, 409
 * `education.sectionClosed` and `education.editedElsewhere`.
 */
export function saveReport({ db, clock }: Pick<Deps, 'db' | 'clock'>, own: Own, save: ReportSave): Promise<Saved> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const row = await lockOwn(tx, own)
    await refuseClosedReport(tx, row, save.section)
    const [saved] = await tx
      .update(reportSection)
      .set({ value: save.value, version: sql`${reportSection.version} + 1`, saved_at: at, saved_by: own.accountId })
      .where(
        and(
          eq(reportSection.application_id, row.id),
          eq(reportSection.section, save.section),
          eq(reportSection.version, save.base),
        ),
      )
      .returning({ version: reportSection.version })
    if (!saved) throw new Refusal(409, 'education.editedElsewhere')
    const by = await contactOf(tx, own.accountId)
    return { version: saved.version, saved_at: at.toISOString(), saved_by: by?.name ?? '' }
  })
}
