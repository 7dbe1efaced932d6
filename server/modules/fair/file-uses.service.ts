import { eq, inArray, sql } from 'drizzle-orm'
import type { FileUses } from '#server/ports/hooks'
import { participant, participantDocument } from './participant.table'

/** The documents of companies at the fair: their pages are at the fair's own desk, in its own area. */
export const fairFiles: FileUses = {
  subject: 'fair',
  roles: ['fair-admin'],
  ids: sql`select ${participantDocument.upload_id} from ${participantDocument}`,
  shownIds: () => sql`select ${participantDocument.upload_id} from ${participantDocument}`,
  async of({ db }, uploadIds) {
    const rows = await db
      .select({
        ...{ upload_id: participantDocument.upload_id, id: participant.id },
        ...{ year: participant.year, company: participant.company_en },
      })
      .from(participantDocument)
      .innerJoin(participant, eq(participant.id, participantDocument.participant_id))
      .where(inArray(participantDocument.upload_id, [...uploadIds]))
    return rows.map(({ year, company, ...row }) => ({
      ...row,
      name: `${year} ${company}`,
      ...{ site: 'fair', file: row.upload_id, is_shown: true },
    }))
  },
}
