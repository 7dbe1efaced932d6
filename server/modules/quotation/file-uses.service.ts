import { eq, inArray, sql } from 'drizzle-orm'
import { quotationDesk } from '#contract/quotation-desk'
import type { FileUses } from '#server/ports/hooks'
import { quotation, quotationFile } from './quotation.table'

/** The files of requests for a quotation. */
export const quotationFiles: FileUses = {
  subject: 'quotation',
  roles: quotationDesk.file.roles,
  ids: sql`select ${quotationFile.upload_id} from ${quotationFile}`,
  shownIds: () => sql`select ${quotationFile.upload_id} from ${quotationFile}`,
  async of({ db }, uploadIds) {
    const rows = await db
      .select({ upload_id: quotationFile.upload_id, id: quotation.id, name: quotation.number })
      .from(quotationFile)
      .innerJoin(quotation, eq(quotation.id, quotationFile.quotation_id))
      .where(inArray(quotationFile.upload_id, [...uploadIds]))
    return rows.map((row) => ({ ...row, site: 'shop', file: row.upload_id, is_shown: true }))
  },
}
