import { eq, inArray, sql } from 'drizzle-orm'
import type { FileUses } from '#server/ports/hooks'
import { inquiry, inquiryFile, inquiryMessage } from './inquiry.table'

/** The files of inquiries: operators open those of every site. */
export const inquiryFiles: FileUses = {
  subject: 'inquiry',
  roles: ['operator'],
  ids: sql`select ${inquiryFile.upload_id} from ${inquiryFile}`,
  shownIds: () => sql`select ${inquiryFile.upload_id} from ${inquiryFile}`,
  async of({ db }, uploadIds) {
    const rows = await db
      .select({ upload_id: inquiryFile.upload_id, id: inquiry.id, site: inquiry.site, name: inquiry.title })
      .from(inquiryFile)
      .innerJoin(inquiryMessage, eq(inquiryMessage.id, inquiryFile.message_id))
      .innerJoin(inquiry, eq(inquiry.id, inquiryMessage.inquiry_id))
      .where(inArray(inquiryFile.upload_id, [...uploadIds]))
    return rows.map((row) => ({ ...row, file: row.upload_id, is_shown: true }))
  },
}
