import { and, eq } from 'drizzle-orm'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import type { InquiryFields } from './inquiry.states'
import { inquiry } from './inquiry.table'

/** An inquiry of a site. */
export interface Place {
  site: Site
  id: string
}

const at = ({ site, id }: Place) => and(eq(inquiry.id, id), eq(inquiry.site, site))

function found([row]: InquiryFields[]): InquiryFields {
  if (!row) throw new Refusal(404, 'inquiry.notFound')
  return row
}

/** The inquiry for the desk. Throws 404. */
export const readInquiry = async (db: Db, place: Place): Promise<InquiryFields> =>
  found(await db.select().from(inquiry).where(at(place)))

/** Locks the inquiry until the transaction ends, so that acts of several people on it are serialized. Throws 404. */
export const lockInquiry = async (tx: Db, place: Place): Promise<InquiryFields> =>
  found(await tx.select().from(inquiry).where(at(place)).for('update'))
