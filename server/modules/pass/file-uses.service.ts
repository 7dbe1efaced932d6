import { eq, inArray, sql } from 'drizzle-orm'
import { passPartnershipDesk } from '#contract/pass/partnership'
import type { FileUses } from '#server/ports/hooks'
import { passPartnership, passPartnershipFile } from './partnership.table'

/** The documents of applications for a partnership. */
export const partnershipFiles: FileUses = {
  subject: 'partnership',
  roles: passPartnershipDesk.file.roles,
  ids: sql`select ${passPartnershipFile.upload_id} from ${passPartnershipFile}`,
  shownIds: () => sql`select ${passPartnershipFile.upload_id} from ${passPartnershipFile}`,
  async of({ db }, uploadIds) {
    const rows = await db
      .select({ upload_id: passPartnershipFile.upload_id, id: passPartnership.id, name: passPartnership.number })
      .from(passPartnershipFile)
      .innerJoin(passPartnership, eq(passPartnership.id, passPartnershipFile.partnership_id))
      .where(inArray(passPartnershipFile.upload_id, [...uploadIds]))
    return rows.map((row) => ({ ...row, site: 'seoulitepass', file: row.upload_id, is_shown: true }))
  },
}
